import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { go, mall, pointsCall, renew, said, start, tiersCall } from './testing/changing-mall';

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
});

describe('what the backend is asked for', () => {
  it('are rows and tiers only when home knows another balance or tier', async () => {
    const { asked, award, state } = mall();
    const app = await start();
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([1, 1]);
    award('2');
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([2, 1]);
    state.tier = 2;
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([2, 2]);
  });

  it('is once for each balance where a backend always counts differently', async () => {
    const { asked, state } = mall();
    state.available = 7;
    const app = await start();
    await renew(app);
    const before = asked(pointsCall);
    await renew(app);
    await go(app, '/more');
    await go(app, '/dashboard');
    expect([before, asked(pointsCall)]).toEqual([2, 2]);
  });

  it.each([
    ['with a browser that saves data', navigator, 'connection', { saveData: true }],
    ['without a network', navigator, 'onLine', false],
  ])('is nothing %s', async (_, target, name, value) => {
    const { asked, award } = mall();
    const app = await start();
    award('2');
    Object.defineProperty(target, name, { value, configurable: true });
    await renew(app);
    Reflect.deleteProperty(target, name);
    expect(asked(pointsCall)).toBe(1);
  });

  it('says nothing where it fails', async () => {
    const { award, state } = mall();
    const app = await start();
    award('2');
    state.fails = true;
    await renew(app);
    expect(said()).toBe('');
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
