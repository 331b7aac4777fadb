import { expect, it, vi } from 'vitest';
import {
  cancelInstallOffer,
  holdInstallOffer,
  offerInstallationSoon,
  useInstallOffer,
} from './install-offer';

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

it.each([
  ['before', [holdInstallOffer, offerInstallationSoon]],
  ['after', [offerInstallationSoon, holdInstallOffer]],
] as const)(
  'a hold from %s the dashboard opens keeps it back until 3 seconds after the release',
  (_, steps) => {
    vi.useFakeTimers();
    const [release] = steps.map((step) => step()).filter((result) => result !== undefined);
    vi.advanceTimersByTime(10_000);
    expect(due()).toBe(false);
    release?.();
    vi.advanceTimersByTime(2_999);
    expect(due()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(due()).toBe(true);
  },
);

it('a hold takes back an offer that is there, and a release after the dashboard is left brings none', () => {
  vi.useFakeTimers();
  offerInstallationSoon();
  vi.advanceTimersByTime(3_000);
  const release = holdInstallOffer();
  expect(due()).toBe(false);
  cancelInstallOffer();
  release();
  vi.advanceTimersByTime(10_000);
  expect(due()).toBe(false);
});

it('two holds keep it back until both are released', () => {
  vi.useFakeTimers();
  offerInstallationSoon();
  const [first, second] = [holdInstallOffer(), holdInstallOffer()];
  first();
  vi.advanceTimersByTime(10_000);
  expect(due()).toBe(false);
  second();
  vi.advanceTimersByTime(3_000);
  expect(due()).toBe(true);
});
