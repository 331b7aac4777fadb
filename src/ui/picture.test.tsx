import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { Picture } from './picture';

test('a picture that fails gives way to the placeholder, which keeps its name', () => {
  renderUi(<Picture src="/gone.webp" alt="Coffee voucher" />);
  fireEvent.error(screen.getByAltText('Coffee voucher'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Coffee voucher' })).toBeTruthy();
});

test('after a failure another address is tried', () => {
  const { rerender } = renderUi(<Picture src="/gone.webp" alt="Coffee voucher" />);
  fireEvent.error(screen.getByAltText('Coffee voucher'));
  rerender(<Picture src="/there.webp" alt="Coffee voucher" />);
  expect(screen.getByAltText('Coffee voucher').getAttribute('src')).toBe('/there.webp');
});

test.each([null, undefined, ''])('without an address (%s) it asks for nothing', (src) => {
  renderUi(<Picture src={src} alt="Coffee voucher" />);
  expect(document.querySelector('img')).toBeNull();
});

test('the frame has its proportions before the picture is there', () => {
  const { container } = renderUi(<Picture src="/there.webp" alt="" ratio={1.5} />);
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toMatch(/^1\.5\b/); // the frame
});
