import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dependsOnBills } from '@/components/depends-on-bills';
import { useCountedBalance } from '@/features/dashboard/counted-balance';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { go, mall, pointsCall, renew, said, seen, settled, start, words } from './testing/changing-mall';

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

const moves = (moving: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: !moving, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  moves(false);
});

describe('the balance', () => {
  it('counts up from what it was, and ends with what it is', async () => {
    moves(true);
    const { award } = mall();
    const app = await start();
    award('2');
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    await renew(app);
    expect(counted[0]).toBe(1_000);
    await until(() => expect(counted.at(-1)).toBeUndefined());
    expect(counted.every((points) => points === undefined || Number(points) <= 1_120)).toBe(true);
    await screen.findByText('1,120', { exact: false });
  });

  it('begins with nothing where more has come than is left', async () => {
    moves(true);
    const { award, state } = mall();
    const app = await start();
    award('2');
    state.balance = 50;
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    await renew(app);
    expect(counted[0]).toBe(0);
  });

  it('is the whole one at once when the shopper leaves home', async () => {
    moves(true);
    const { award } = mall();
    const app = await start();
    award('2');
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    const stop = useCountedBalance.subscribe(() => {
      stop();
      frames.mockReturnValueOnce(0); // the next frame never comes
    });
    await renew(app);
    expect(useCountedBalance.getState().points).toBe(1_000);
    await go(app, '/more');
    expect(useCountedBalance.getState().points).toBeUndefined();
  });

  it('is waited for where the rows are there before it, as after a push message', async () => {
    moves(true);
    const { asked, award, state } = mall();
    const app = await start();
    award('2');
    const answer = laterAnswer();
    state.wait = answer.asked;
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    act(() => void app.queryClient.invalidateQueries({ predicate: dependsOnBills }));
    await until(() => expect(app.queryClient.isFetching()).toBe(1));
    await answer.whenAsked();
    await seen();
    expect(said()).toBe('');
    await answer.give();
    await settled(app);
    expect(said()).toBe(words);
    expect(counted[0]).toBe(1_000);
    expect(asked(pointsCall)).toBe(2);
  });
});
