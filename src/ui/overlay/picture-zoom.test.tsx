import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { PictureZoom } from './picture-zoom';

/** The frame and the picture are squares of 400 px. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  renderUi(
    <PictureZoom
      opened
      onClose={() => {}}
      title="Level 1"
      src="https://cdn.example/plan.png"
      shared={false}
      alt="Plan of Level 1"
      texts={{ zoomIn: 'Enlarge', zoomOut: 'Reduce' }}
    />,
  );
});

const picture = () => screen.getByRole('img', { name: 'Plan of Level 1' });
const press = (...keys: string[]) => keys.forEach((key) => void fireEvent.keyDown(window, { key }));
const place = () =>
  (picture().style.transform.match(/-?[\d.]+(?=px)/g) ?? []).map((px) => Math.sign(Number(px)));

it.each([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
])('%s shows more of that side of the picture', (key, moved) => {
  press('+', '+', key);
  expect(place()).toEqual(moved);
});

it.each([
  ['+', '2.25'],
  ['=', '2.25'],
  ['-', '1.00'],
  ['_', '1.00'],
  ['0', '1.00'],
  ['x', '1.50'],
])('the key %s makes %s of a zoom of 1.5', (key, zoom) => {
  press('+', key);
  expect(picture().dataset.zoom).toBe(zoom);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is left to the browser', (modifier) => {
  expect(fireEvent.keyDown(window, { key: '+', [modifier]: true })).toBe(true);
  expect(picture().dataset.zoom).toBe('1.00');
});

it('the buttons enlarge and reduce', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(picture().dataset.zoom).toBe('1.50');
  fireEvent.click(screen.getByRole('button', { name: 'Reduce' }));
  expect(picture().dataset.zoom).toBe('1.00');
});

it('shows no place beside the picture after the phone was turned', () => {
  press('+', '+', ...Array.from({ length: 9 }, () => 'ArrowRight'));
  expect(picture().style.transform).toContain('translate(-250px, 0px)');
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, 200, 400));
  fireEvent(window, new Event('resize'));
  expect(picture().style.transform).toContain('translate(-125px, 0px) scale(2.25)');
});
