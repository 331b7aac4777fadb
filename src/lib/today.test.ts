import { expect, it, vi } from 'vitest';
import { today } from './today';

it.each([
  [0, 30],
  [23, 30],
])('takes today from the device, at %i:%i', (hour, minute) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, hour, minute) });
  expect(today()).toBe('2026-11-21');
});
