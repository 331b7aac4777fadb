import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { Picture } from './picture';

test.each([
  ['the drawing', undefined, 'svg'],
  ['its own placeholder', <b key="own">own</b>, 'b'],
])('a picture that fails is replaced by %s, which keeps its name', (_, placeholder, stands) => {
  renderUi(<Picture src="/gone.webp" alt="Coffee voucher" placeholder={placeholder} />);
  expect(document.querySelector('svg, b')).toBeNull();
  fireEvent.error(screen.getByAltText('Coffee voucher'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Coffee voucher' }).firstElementChild?.localName).toBe(stands);
});

test('after a failure another address is tried', () => {
  const { rerender } = renderUi(<Picture src="/gone.webp" alt="Coffee voucher" />);
  fireEvent.error(screen.getByAltText('Coffee voucher'));
  rerender(<Picture src="/there.webp" alt="Coffee voucher" />);
  expect(screen.getByAltText('Coffee voucher').getAttribute('src')).toBe('/there.webp');
});

test('a picture that failed is asked for again when the network is back, and kept if it may be', () => {
  const keep = vi.fn();
  const address = 'https://cdn.example/a.webp';
  renderUi(<Picture src={address} alt="Coffee voucher" keep={keep} />);
  const image = () => screen.getByAltText<HTMLImageElement>('Coffee voucher');
  fireEvent.error(image());
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(image().src).toBe(address);
  fireEvent.load(image());
  expect(keep).toHaveBeenCalledExactlyOnceWith([address]);
});

test('a picture that failed on a weak signal is asked for once more after a pause, and when the shopper is back', () => {
  vi.useFakeTimers();
  renderUi(<Picture src="/weak.webp" alt="Coffee voucher" />);
  const fail = () => fireEvent.error(screen.getByAltText('Coffee voucher'));
  const asks = () => document.querySelector('img') !== null;
  fail();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(asks()).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(asks()).toBe(true);
  fail();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(asks()).toBe(false);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asks()).toBe(false);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asks()).toBe(true);
});

test('a picture that has loaded stays as it is when the network is back', () => {
  renderUi(<Picture src="https://cdn.example/a.webp" alt="Coffee voucher" keep={() => {}} />);
  fireEvent.error(screen.getByAltText('Coffee voucher')); // its host does not share it
  const image = screen.getByAltText('Coffee voucher');
  fireEvent.load(image);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByAltText('Coffee voucher')).toBe(image);
});

test.each([null, undefined, ''])('without an address (%s) it sends no request', (src) => {
  renderUi(<Picture src={src} alt="Coffee voucher" />);
  expect(document.querySelector('img')).toBeNull();
});

test('the frame has its proportions before the picture loads', () => {
  const { container } = renderUi(<Picture src="/there.webp" alt="" ratio={1.5} />);
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toMatch(/^1\.5\b/); // the frame
});

const imageIn = (container: HTMLElement) => container.querySelector('img');

test('a picture to keep is asked for so that its bytes can be read, and kept when it has loaded', () => {
  const keep = vi.fn();
  const address = 'https://cdn.example/a.svg';
  const { container } = renderUi(<Picture src={address} alt="" keep={keep} />);
  const image = imageIn(container);
  expect(image?.crossOrigin).toBe('anonymous');
  expect(keep).not.toHaveBeenCalled();
  if (image) fireEvent.load(image);
  expect(keep).toHaveBeenCalledExactlyOnceWith([address]);
});

test('a picture of a host that does not share it is shown all the same', () => {
  const { container } = renderUi(<Picture src="https://cdn.example/a.svg" alt="" keep={() => {}} />);
  const first = imageIn(container);
  if (first) fireEvent.error(first);
  const second = imageIn(container);
  expect(second).not.toBe(first);
  expect(second?.getAttribute('crossorigin')).toBeNull();
  if (second) fireEvent.error(second);
  expect(imageIn(container)).toBeNull();
});

test('a picture of the own site is asked for as where it is not kept, so that it loads once', () => {
  const { container } = renderUi(<Picture src="/a.svg" alt="" keep={() => {}} />);
  const image = imageIn(container);
  expect(image?.getAttribute('crossorigin')).toBeNull();
  if (image) fireEvent.error(image);
  expect(imageIn(container)).toBeNull();
});
