import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { useToday } from './use-today';

function Day() {
  return <p>{useToday()}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:58') });
  renderUi(<Day />);
});

it('changes within half a minute after midnight, each time', async () => {
  expect(screen.getByText('2026-11-21')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('2026-11-22')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(24 * 60 * 60_000));
  expect(screen.getByText('2026-11-23')).toBeTruthy();
});

it('changes when a phone that has slept over midnight shows the app again', () => {
  vi.setSystemTime(new Date('2026-11-22T08:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-22')).toBeTruthy();
});
