import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetClientState } from '@/session/client-state';
import { showStoredUser } from '@/session/stored-user';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import type { Arrival } from './arrival-rules';
import { look } from './seen-mark';

const name = 'state.arrivals';
const row = (id: string, points = 120) => ({
  key: id,
  month: undefined,
  last: false,
  entry: {
    kind: '1',
    reasonId: '1',
    reason: '',
    referenceId: id,
    orderId: '',
    billNumber: '',
    brands: [],
    date: '',
    expiryDate: '',
    points,
    pointsEarned: points,
  },
});
const known = (...ids: string[]) => {
  const all = ids.map((id) => row(id));
  return {
    points: {
      lists: { all, earned: all, redeemed: [], expiring: [], expired: [] },
      endings: [],
      log: undefined,
    },
    details: undefined,
  };
};

/** What a look tells. */
async function told(ids: string[]): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  await look(
    known(...ids),
    () => true,
    (arrival) => arrivals.push(arrival),
  );
  return arrivals;
}

beforeEach(async () => {
  stubLocks();
  localStorage.clear();
  logInAsCustomer();
  expect(await told(['1'])).toEqual([]);
});

describe('what has come', () => {
  it('is told once, also after a year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 60 * 60_000 });
    expect(await told(['2', '1'])).toHaveLength(1);
    expect(await told(['2', '1'])).toEqual([]);
    vi.useRealTimers();
  });

  it('is told by one of two tabs that look at once', async () => {
    const both = await Promise.all([told(['2', '1']), told(['2', '1'])]);
    expect(both.flat()).toHaveLength(1);
  });

  it('is kept sealed, for this customer alone', async () => {
    expect(localStorage.getItem(name)).not.toContain('bills');
    localStorage.setItem('user', JSON.stringify({ id: '6', mobile_number: '9876500006' }));
    showStoredUser();
    expect(await told(['2', '1'])).toEqual([]);
  });

  it('is not told where it cannot be kept', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { ...localStorage, getItem: localStorage.getItem, setItem: full });
    expect(await told(['2', '1'])).toEqual([]);
  });

  it('is not told where there are too many bills to remember', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => String(index + 2));
    expect(await told([...many, '1'])).toEqual([]);
  });

  it('begins anew when the kept value is damaged', async () => {
    localStorage.setItem(name, 'damaged');
    expect(await told(['2', '1'])).toEqual([]);
    expect(await told(['3', '2', '1'])).toHaveLength(1);
  });

  it('goes with a logout, also while it is being written', async () => {
    const writing = told(['2', '1']);
    resetClientState();
    localStorage.removeItem('user');
    await writing;
    expect(localStorage.getItem(name)).toBeNull();
  });
});
