import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { LocationMap } from './map';

const texts = {
  loading: 'Loading map please wait!...',
  unavailable: 'Map not available !',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
const place = { latitude: 18.5, longitude: 73.8 };

function show(center: typeof place | undefined, tileUrl: string, pending = false) {
  renderUi(
    <LocationMap
      label="Map of the mall"
      center={center}
      pending={pending}
      markers={[]}
      tileUrl={tileUrl}
      attribution="© Map makers"
      texts={texts}
    />,
  );
  return screen.getByRole('region', { name: 'Map of the mall' });
}

it.each([
  ['nobody knows the place', undefined, 'https://tiles.example/{z}/{x}/{y}.png'],
  ['the merchant has no map', place, ''],
])('is not available where %s', (_, center, tileUrl) => {
  expect(show(center, tileUrl).textContent).toBe(texts.unavailable);
});

it('says that it loads until the map is there', () => {
  expect(show(place, 'https://tiles.example/{z}/{x}/{y}.png').textContent).toBe(texts.loading);
});

it('says that it loads while the place is still unknown', () => {
  expect(show(undefined, 'https://tiles.example/{z}/{x}/{y}.png', true).textContent).toBe(texts.loading);
});

it('whose tiles do not load asks for them again when the network is back', async () => {
  const map = show(place, 'https://tiles.example/{z}/{x}/{y}.png');
  const tiles = () => [...map.querySelectorAll<HTMLImageElement>('img[src*="tiles.example"]')];
  await until(() => expect(tiles()).not.toEqual([]));
  act(() => tiles().forEach((tile) => void fireEvent.error(tile)));
  expect(map.textContent).toBe(texts.unavailable);
  act(() => void dispatchEvent(new Event('online')));
  await until(() => expect(tiles()).not.toEqual([]));
});
