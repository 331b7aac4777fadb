import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../tests/setup/brand';
import { renderUi } from '../../tests/setup/render';
import { until } from '../../tests/setup/until';
import { PlaceMap } from './place-map';

const loading = 'Loading map please wait!...';
const unavailable = 'Map not available !';
const place = { latitude: 18.5, longitude: 73.8 };
const tileUrl = 'https://tiles.example/{z}/{x}/{y}.png';

afterEach(() => setCurrentBrand(undefined));

function show(center: typeof place | undefined, tiles = tileUrl, pending = false) {
  setCurrentBrand(testBrand({ maps: { tileUrl: tiles, attribution: '© Map makers', searchUrl: '' } }));
  renderUi(<PlaceMap name="the mall" center={center} pending={pending} markers={[]} />);
  return screen.getByRole('region', { name: /the mall/ });
}

it.each([
  ['is not available where nobody knows the place', undefined, tileUrl, false, unavailable],
  ['is not available where the merchant has no map', place, '', false, unavailable],
  ['says that it loads until the map is there', place, tileUrl, false, loading],
  ['says that it loads while the place is still unknown', undefined, tileUrl, true, loading],
] as const)('a map %s', (_, center, tiles, pending, words) => {
  expect(show(center, tiles, pending).textContent).toBe(words);
});

it('a map whose tiles do not load asks for them again when the network is back', async () => {
  const map = show(place);
  const tiles = () => [...map.querySelectorAll<HTMLImageElement>('img[src*="tiles.example"]')];
  await until(() => expect(tiles()).not.toEqual([]));
  act(() => tiles().forEach((tile) => void fireEvent.error(tile)));
  expect(map.textContent).toBe(unavailable);
  act(() => void dispatchEvent(new Event('online')));
  await until(() => expect(tiles()).not.toEqual([]));
});
