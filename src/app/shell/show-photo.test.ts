import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../tests/setup/brand';
import { showPhoto } from './show-photo';

const photoUrl = '/assets/photo-0123456789abcdef.css';
const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined); // this page has no network
const loaded = () => append.mock.calls.map(([link]) => (link as HTMLLinkElement).getAttribute('href')); // nothing else is appended

afterEach(() => {
  setCurrentBrand(undefined);
  vi.unstubAllGlobals();
  append.mockClear();
});

it('loads the rules of a mall with a photo', () => {
  setCurrentBrand(testBrand({ photoUrl }));
  showPhoto();
  expect(loaded()).toEqual([photoUrl]);
});

it('loads nothing for a mall without one, and for people who save data', () => {
  setCurrentBrand(testBrand());
  showPhoto();
  setCurrentBrand(testBrand({ photoUrl }));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  showPhoto();
  expect(loaded()).toEqual([]);
});
