import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptFile, keptUploads } from '@/features/bills/uploads/upload-storage';
import { resetClientState } from '@/session/client-state';
import { readDraft } from '@/session/drafts';
import { keepWallet } from '@/session/kept/wallet';
import { wasRenewed } from '@/session/renewal-mark';
import older from '../../../tests/setup/older-phone.json';
import { clearPhone, fillPhone, readPhone, restorePhone, unsealed } from '../../../tests/setup/phone';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

// `older-phone.json` was written by `fillPhone` with the code of 22cb14b7, at this moment.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T14:05:00Z') });
  await clearPhone();
  logInAsCustomer();
});

it('an update loses nothing that an earlier release has kept', async () => {
  await restorePhone(older);
  expect((await keptUploads()).map(({ id, state, customerId }) => [id, state, customerId])).toEqual([
    ['1', 'waiting', '5'],
    ['2', 'chosen', '5'],
  ]);
  expect(await (await keptFile('1'))?.text()).toMatch(/1$/);
  const { draft } = await readDraft('long-bill');
  expect(draft.content).toMatchObject({ version: 1, values: { amount: '1200' }, fileIds: ['p'] });
  expect(await (await draft.file('p'))?.text()).toMatch(/p$/);
  expect(await wasRenewed('token')).toBe(true);
  resetWalletMemory();
  const page = newQueryClient();
  await keepWallet(page);
  expect(page.getQueryData(['card'])).toEqual({ number: '42' });
});

it('a release that is rolled back finds what it would have written itself', async () => {
  await fillPhone();
  await until(() => expect(localStorage.getItem('state.wallet')).not.toBeNull());
  expect(await unsealed(await readPhone())).toEqual(await unsealed(older));
});

/** As on a new page, which has restored nothing yet. */
function resetWalletMemory(): void {
  const kept = localStorage.getItem('state.wallet') ?? '';
  resetClientState();
  localStorage.setItem('state.wallet', kept);
}
