import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../tests/setup/render';
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

function renderBanners(count: number) {
  renderUi(
    <Carousel
      label="Banners"
      count={count}
      autoAdvance={4000}
      renderSlide={(index) => <img src={`/banner-${index}.webp`} alt={`Banner ${index + 1}`} />}
    />,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Banners' });
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const activeDot = () =>
  [...region().querySelectorAll('[aria-hidden] > span')].findIndex((dot) => dot.hasAttribute('data-active'));

test('every slide is named n of m, but only images within 2 of the active one are rendered', () => {
  renderBanners(12);
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toContain('12 of 12');
  expect(shown()).toEqual(['Banner 1', 'Banner 2', 'Banner 3']);
  for (let slide = 0; slide < 3; slide++) pass(4000);
  expect(shown()).toEqual(['Banner 2', 'Banner 3', 'Banner 4', 'Banner 5', 'Banner 6']);
});

test('it advances every 4000 ms and starts over after the last', () => {
  renderBanners(3);
  pass(3999);
  expect(activeDot()).toBe(0);
  pass(1);
  expect(activeDot()).toBe(1);
  pass(4000);
  pass(4000);
  expect(activeDot()).toBe(0);
});

test.each([
  [1, 0],
  [2, 2],
])('%i slides have %i dots', (count, dots) => {
  renderBanners(count);
  expect(region().querySelectorAll('[aria-hidden] > span')).toHaveLength(dots);
});

test('hover and focus stop it while they last', () => {
  renderBanners(3);
  fireEvent.mouseEnter(region());
  pass(20_000);
  expect(activeDot()).toBe(0);
  fireEvent.mouseLeave(region());
  pass(4000);
  expect(activeDot()).toBe(1);
  fireEvent.focus(region());
  pass(20_000);
  expect(activeDot()).toBe(1);
});

test('a mouse that leaves does not start it while it has the focus', () => {
  renderBanners(3);
  fireEvent.mouseEnter(region());
  fireEvent.focus(region());
  fireEvent.mouseLeave(region());
  pass(20_000);
  expect(activeDot()).toBe(0);
  fireEvent.blur(region());
  pass(4000);
  expect(activeDot()).toBe(1);
});

test('in a page from right to left, so do the slides', () => {
  document.documentElement.style.direction = 'rtl';
  renderBanners(3);
  pass(4000);
  expect(region().querySelector('[tabindex]')?.scrollLeft).toBe(-width);
  expect(activeDot()).toBe(1);
  document.documentElement.style.direction = '';
});

test('a touch stops it for good', () => {
  renderBanners(3);
  fireEvent.pointerDown(region(), { pointerType: 'touch' });
  pass(20_000);
  expect(activeDot()).toBe(0);
});

test('it does not move for people who prefer reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: query.includes('reduce'),
      media: query,
    }) as unknown as MediaQueryList; // the part that the hook reads
  });
  renderBanners(3);
  pass(20_000);
  expect(activeDot()).toBe(0);
});

test('a swipe moves it, and the new slide gets its whole time', () => {
  renderBanners(4);
  pass(3000);
  const track = region().firstElementChild as HTMLElement; // the scrolling track
  track.scrollLeft = width;
  fireEvent.scroll(track);
  expect(activeDot()).toBe(1);
  pass(3999);
  expect(activeDot()).toBe(1);
  pass(1);
  expect(activeDot()).toBe(2);
});

test('one banner does not move', () => {
  renderBanners(1);
  pass(20_000);
  expect(shown()).toEqual(['Banner 1']);
});

test('no banners, no region', () => {
  renderBanners(0);
  expect(screen.queryByRole('region')).toBeNull();
});
