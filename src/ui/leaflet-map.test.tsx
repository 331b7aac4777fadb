import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { LeafletMap } from './leaflet-map';

const loading = 'Loading map please wait!...';
const place = { latitude: 18.5, longitude: 73.8 };

it('removes its notice after two seconds, because pins are under it', () => {
  vi.useFakeTimers();
  const { container } = renderUi(
    <LeafletMap
      center={place}
      markers={[place]}
      tileUrl="https://tiles.example/{z}/{x}/{y}.png"
      attribution="© Map makers"
      texts={{ loading, zoomIn: 'Zoom in', zoomOut: 'Zoom out' }}
      onFailed={() => {}}
    />,
  );
  act(() => void vi.advanceTimersByTime(1_999));
  expect(container.textContent).toContain(loading);
  act(() => void vi.advanceTimersByTime(1));
  expect(container.textContent).not.toContain(loading);
});
