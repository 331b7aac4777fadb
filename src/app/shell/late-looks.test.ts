import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../tests/setup/brand';
import { showHeadline } from './show-headline';
import { showPhoto } from './show-photo';

const photoUrl = '/assets/photo-0123456789abcdef.css';
const headlineUrl = '/assets/headline-0123456789abcdef.css';
/** The style sheets that the page has asked for. It has no network. */
const sheets: HTMLLinkElement[] = [];
const loaded = () => sheets.map((link) => link.getAttribute('href'));
const page = document.documentElement;

/** The pictures that a page waits for. */
const pictures: { src: string; come: () => void }[] = [];

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    sheets.push(link as HTMLLinkElement); // nothing else is appended
  });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => new Promise<void>((come) => pictures.push({ src: this.src, come }));
    },
  );
});

afterEach(() => {
  setCurrentBrand(undefined);
  vi.unstubAllGlobals();
  pictures.length = 0;
  sheets.length = 0;
  document.body.replaceChildren();
  page.removeAttribute('data-photo');
  page.removeAttribute('style');
});

/** The page of a mall with a photo, whose rules have come. */
function withRules(place: string): void {
  document.body.innerHTML = place;
  page.style.setProperty('--brand-photo', 'url("/assets/photo.webp")');
  setCurrentBrand(testBrand({ photoUrl }));
  showPhoto();
  for (const sheet of sheets) sheet.dispatchEvent(new Event('load'));
}

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

it('fades the photo in once its picture is there, and shows it at once on later screens', async () => {
  withRules('<div data-finish="photo"></div>');
  expect(pictures.map(({ src }) => src)).toEqual(['/assets/photo.webp']);
  expect(page.dataset.photo).toBeUndefined();
  for (const { come } of pictures) come();
  await vi.waitFor(() => expect(page.dataset.photo).toBe(''));
  document.body.insertAdjacentHTML('beforeend', '<div data-finish="photo"></div>');
  const places = [...document.querySelectorAll<HTMLElement>('[data-finish]')];
  expect(places.map(({ dataset }) => 'fades' in dataset)).toEqual([true, false]);
});

it('loads no picture on a screen that has no place for it', async () => {
  withRules('<main></main>');
  await vi.waitFor(() => expect(page.dataset.photo).toBe(''));
  expect(pictures).toEqual([]);
});

it('loads the font of titles, also for people who save data, and none where a mall has none', () => {
  setCurrentBrand(testBrand());
  showHeadline();
  expect(loaded()).toEqual([]);
  setCurrentBrand(testBrand({ headlineUrl }));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  showHeadline();
  expect(loaded()).toEqual([headlineUrl]);
});
