import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { Carousel } from './carousel';

const width = 300;

beforeEach(() => {
  vi.useFakeTimers();
  // There is no layout here: the track scrolls at once, and sends the event like a browser.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, options) {
    this.scrollLeft = (options as unknown as ScrollToOptions).left ?? 0; // the carousel uses only this form
    fireEvent.scroll(this);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Shows banners, with the code that moves them. */
async function renderBanners(count: number) {
  renderUi(
    <Carousel
      label="Banners"
      count={count}
      autoAdvance={4000}
      renderSlide={(index) => <img src={`/banner-${index}.webp`} alt={`Banner ${index + 1}`} />}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.dynamicImportSettled());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const track = () => region().firstElementChild as HTMLElement; // the scrolling part
const region = () => screen.getByRole('region', { name: 'Banners' });
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const activeDot = () =>
  [...region().querySelectorAll('[aria-hidden] > span')].findIndex((dot) => dot.hasAttribute('data-active'));

test('every slide is named n of m, but only images within 2 of the active one are rendered', async () => {
  await renderBanners(12);
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toContain('12 of 12');
  expect(shown()).toEqual(['Banner 1', 'Banner 2', 'Banner 3']);
  for (let slide = 0; slide < 3; slide++) pass(4000);
  expect(shown()).toEqual(['Banner 2', 'Banner 3', 'Banner 4', 'Banner 5', 'Banner 6']);
});

test('it advances every 4000 ms and starts over after the last', async () => {
  await renderBanners(3);
  pass(3999);
  expect(activeDot()).toBe(0);
  pass(1);
  expect(activeDot()).toBe(1);
  pass(4000);
  pass(4000);
  expect(activeDot()).toBe(0);
});

test('one banner has no dots, and does not move', async () => {
  await renderBanners(1);
  expect(region().querySelectorAll('[aria-hidden] > span')).toHaveLength(0);
  pass(20_000);
  expect(shown()).toEqual(['Banner 1']);
});

test('hover and focus stop it while they last', async () => {
  await renderBanners(3);
  fireEvent.mouseEnter(track());
  pass(20_000);
  expect(activeDot()).toBe(0);
  fireEvent.mouseLeave(track());
  pass(4000);
  expect(activeDot()).toBe(1);
  fireEvent.focusIn(track());
  pass(20_000);
  expect(activeDot()).toBe(1);
});

test('a mouse that leaves does not start it while it has the focus', async () => {
  await renderBanners(3);
  fireEvent.mouseEnter(track());
  fireEvent.focusIn(track());
  fireEvent.mouseLeave(track());
  pass(20_000);
  expect(activeDot()).toBe(0);
  fireEvent.focusOut(track());
  pass(4000);
  expect(activeDot()).toBe(1);
});

test('in a page from right to left, so do the slides', async () => {
  document.documentElement.style.direction = 'rtl';
  await renderBanners(3);
  pass(4000);
  expect(region().querySelector('[tabindex]')?.scrollLeft).toBe(-width);
  expect(activeDot()).toBe(1);
  document.documentElement.style.direction = '';
});

test('a touch stops it for good', async () => {
  await renderBanners(3);
  fireEvent.pointerDown(track(), { pointerType: 'touch' });
  pass(20_000);
  expect(activeDot()).toBe(0);
  expect(names()).toEqual(['Play']);
});

test('a button stops it, and lets it move again', async () => {
  await renderBanners(3);
  expect(names()).toEqual(['Pause']);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(20_000);
  expect(activeDot()).toBe(0);
  expect(names()).toEqual(['Play']);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(4000);
  expect(activeDot()).toBe(1);
});

test('a swipe before its code is there stops it', async () => {
  renderUi(<Carousel label="Banners" count={3} autoAdvance={4000} renderSlide={String} />);
  track().scrollLeft = width;
  fireEvent.scroll(track());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.dynamicImportSettled());
  pass(20_000);
  expect(activeDot()).toBe(1);
});

test('it does not move for people who prefer reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: query.includes('reduce'),
      media: query,
    }) as unknown as MediaQueryList; // the part that the hook reads
  });
  await renderBanners(3);
  pass(20_000);
  expect(activeDot()).toBe(0);
  expect(names()).toEqual([]); // there is nothing to stop
});

test('a swipe moves it, and the new slide gets its whole time', async () => {
  await renderBanners(4);
  pass(3000);
  track().scrollLeft = width;
  fireEvent.scroll(track());
  expect(activeDot()).toBe(1);
  pass(3999);
  expect(activeDot()).toBe(1);
  pass(1);
  expect(activeDot()).toBe(2);
});

test('no banners, no region', async () => {
  await renderBanners(0);
  expect(screen.queryByRole('region')).toBeNull();
});
