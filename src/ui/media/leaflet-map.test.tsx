import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { LeafletMap } from './leaflet-map';

const loading = 'Loading map please wait!...';
const place = { latitude: 18.5, longitude: 73.8 };

function show() {
  return renderUi(
    <LeafletMap
      center={place}
      markers={[place]}
      tileUrl="https://tiles.example/{z}/{x}/{y}.png"
      attribution="© Map makers"
      texts={{ loading, zoomIn: 'Zoom in', zoomOut: 'Zoom out' }}
      onFailed={() => {}}
    />,
  ).container;
}

it('removes its notice after two seconds, because pins are under it', () => {
  vi.useFakeTimers();
  const container = show();
  act(() => void vi.advanceTimersByTime(1_999));
  expect(container.textContent).toContain(loading);
  act(() => void vi.advanceTimersByTime(1));
  expect(container.textContent).not.toContain(loading);
});

it('shows a place at zoom 14', () => {
  const addresses = [...show().querySelectorAll('img')].map(({ src }) => src);
  expect(addresses.filter((address) => address.includes('tiles.example'))).not.toEqual([]);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/tiles\.example\/14\//);
});
