import { expect, it, vi } from 'vitest';
import { cancelInstallOffer, offerInstallationSoon, useInstallOffer } from './install-offer';

const due = () => useInstallOffer.getState().due;

it('is due 3 seconds after the dashboard opens, until it is cancelled', () => {
  vi.useFakeTimers();
  offerInstallationSoon();
  vi.advanceTimersByTime(2_999);
  expect(due()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(due()).toBe(true);
  cancelInstallOffer();
  expect(due()).toBe(false);
});

it('never becomes due when the dashboard is left earlier', () => {
  vi.useFakeTimers();
  offerInstallationSoon();
  vi.advanceTimersByTime(2_000);
  cancelInstallOffer();
  vi.advanceTimersByTime(10_000);
  expect(due()).toBe(false);
});
