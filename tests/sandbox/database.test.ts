import { scryptSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { vapidKeys } from '../../sandbox/noun/vapid-keys';
import { newNumber } from '../setup/new-number';
import { callers, identityOf, malls, today } from './harness';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = async (merchants = malls) => {
  const sandbox = await createSandbox({ db: `file:${path.join(folder, 'sandbox.db')}`, merchants });
  return { sandbox, ...callers(sandbox) };
};

const form = (mobileNumber: string) => ({
  platform: 4,
  merchantId: 'north',
  mobileNumber,
  firstName: 'Nila',
  lastName: 'Sen',
  email: 'nila@mail.example',
  gender: 'female' as const,
  pincodeId: '1001',
});

describe('the database', () => {
  it('keeps its data over a restart, and adds a merchant that is new', async () => {
    const first = await open(malls.slice(0, 1));
    await first.logIn(newNumber);
    await first.send('registerCustomer', form(newNumber));
    await first.sandbox.close();

    const second = await open();
    expect((await second.logIn(newNumber)).registrationComplete).toBe(true);
    expect((await second.logIn(people.aarav.mobile, 'south')).registrationComplete).toBe(true);
    await second.sandbox.close();
  });

  it('of an earlier version gets the new settings, and keeps the settings that it has', async () => {
    const first = await open();
    await first.sandbox.changeSettings('north', { appVersion: '7' });
    await first.sandbox.close();
    const client = createClient({ url: `file:${path.join(folder, 'sandbox.db')}` });
    await client.execute("UPDATE merchants SET settings = json_remove(settings, '$.referralEnabled')");
    client.close();

    const { sandbox, read, logIn } = await open();
    expect((await logIn(people.aarav.mobile)).referralEnabled).toBe(true);
    const version = await read('appVersion', { ...identityOf('north'), browser: 'x' });
    expect(version).toEqual({ version: '7' });
    await sandbox.close();
  });

  it('keeps no OTP, only a hash that is slow to guess from', async () => {
    const { sandbox, send } = await open();
    await send('getOtp', { platform: 4, merchantId: 'north', mobileNumber: newNumber });
    await sandbox.close();
    const client = createClient({ url: `file:${path.join(folder, 'sandbox.db')}` });
    const { rows } = await client.execute('SELECT salt, hash FROM otps');
    client.close();
    const slow = scryptSync(sandbox.outbox.latestOtp(newNumber) ?? '', String(rows[0]?.salt), 32, {
      cost: 16_384,
    });
    expect(rows.map(({ hash }) => hash)).toEqual([slow.toString('hex')]);
  });

  it('leaves no temporary folder behind when seeding fails', async () => {
    vi.stubEnv('TMPDIR', folder);
    const [north] = malls;
    const broken = { ...north, id: null } as unknown as SandboxMerchant; // no database accepts this
    await expect(createSandbox({ db: ':memory:', merchants: [broken] })).rejects.toThrow(
      'insert into "merchants"',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('carries out twenty registrations at the same time', async () => {
    const { sandbox, logIn, send } = await open();
    const numbers = Array.from({ length: 20 }, (_, index) => `98700000${10 + index}`);
    const answers = await Promise.all(
      numbers.map(async (mobile) => {
        await logIn(mobile);
        return send('registerCustomer', form(mobile));
      }),
    );
    expect(answers.map(({ body }) => body.statusCode)).toEqual(numbers.map(() => 100));
    await sandbox.close();
  });
});

describe('the products of the dashboard strip', () => {
  it('are twelve or more in every mall, differ between malls, and show every rule of prices among the first five', async () => {
    const { sandbox, read, logIn } = await open();
    const productsOf = async (merchantId: string) => {
      const token = (await logIn(people.aarav.mobile, merchantId)).token?.access ?? '';
      const asked = { appVersion: 4, currentDate: today, sortBy: 601, searchBy: '' };
      const values = { ...identityOf(merchantId), ...asked };
      return (await read('getProductList', values, { token })).products;
    };
    const [north, south] = [await productsOf('north'), await productsOf('south')];
    expect(Math.min(north.length, south.length)).toBeGreaterThanOrEqual(12);
    expect(north.map(({ brandName }) => brandName)).not.toEqual(south.map(({ brandName }) => brandName));

    const strip = north.slice(0, 5).map(({ specialPrice, specialPriceStart, specialPriceEnd }) => {
      if (!specialPriceStart) return 'none';
      if (!specialPrice) return 'zero';
      return specialPriceStart > today ? 'future' : specialPriceEnd < today ? 'past' : 'open';
    });
    expect(strip.sort()).toEqual(['future', 'none', 'open', 'past', 'zero']);
    expect(north.some(({ sellingPrice = 0 }) => !Number.isInteger(sellingPrice))).toBe(true);
    await sandbox.close();
  });
});

it('the keys of Web Push are made once, in the form that browsers need', async () => {
  const keys = await vapidKeys(folder);
  const point = Buffer.from(keys.publicKey, 'base64url');
  expect([point.length, point[0], Buffer.from(keys.privateKey, 'base64url').length]).toEqual([65, 4, 32]);
  expect(await vapidKeys(folder)).toEqual(keys);
});

it.each(['', '{"publicKey":"B","privateKey":"A"}'])(
  'keys of Web Push that a full disk cut short (%j) are made anew, and kept',
  async (left) => {
    await writeFile(path.join(folder, 'vapid.json'), left);
    const keys = await vapidKeys(folder);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(await vapidKeys(folder)).toEqual(keys);
    expect(await readdir(folder)).toEqual(['vapid.json']);
  },
);
