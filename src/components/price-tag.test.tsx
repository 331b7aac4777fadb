import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { PriceTag } from './price-tag';

const product = {
  sellingPrice: 1000,
  specialPrice: 750.5,
  specialPriceStart: '2026-11-21',
  specialPriceEnd: '2026-11-21',
};

it('a price follows midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:58') });
  const { container } = renderUi(<PriceTag product={product} className="price" />);
  const prices = () => container.textContent?.replace(/\s+/g, ' ');
  expect(prices()).toBe('1,000 P');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(prices()).toBe('750.50 P was 1,0001,000');
  expect(container.querySelector('s')?.getAttribute('aria-hidden')).toBe('true');
  vi.setSystemTime(new Date('2026-11-22T08:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(prices()).toBe('1,000 P');
});
