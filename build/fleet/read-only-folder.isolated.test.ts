import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockMerchant } from '../config/lock-merchant';
import { newMerchant } from '../scaffold/new-merchant';
import { removeMall, tracesOf } from './remove-merchant';

// The tests fake the system's refusals, because whoever runs them may be allowed to write anywhere.
vi.mock('node:fs/promises', { spy: true });

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'merchants-'));
  const given = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.row.example' };
  await newMerchant({ dir, given });
});

afterEach(() => rm(dir, { recursive: true }));

it.each([
  ['locked', () => lockMerchant(dir, '20001', false)],
  ['removed', async () => removeMall(await tracesOf(dir, `${dir}-sites`, '20001', `${dir}-history`))],
])('a mall in a read-only folder is not %s, and the message says why', async (_what, work) => {
  const before = await readdir(join(dir, '20001'));
  vi.mocked(access).mockRejectedValueOnce(
    Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'access' }),
  );
  await expect(work()).rejects.toThrow(/cannot be written: you may not write there \(EACCES\)\.$/);
  expect(await readdir(join(dir, '20001'))).toEqual(before);
});
