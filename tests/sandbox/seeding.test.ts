import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient, type InStatement } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { ownNumberOf } from '../../sandbox/members/own-regular';
import { people } from '../../sandbox/members/sample-people';
import { callers, home, malls, operate } from './harness';

let folder: string;
let db: string;
let open: Sandbox | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seeding-'));
  db = `file:${path.join(folder, 'sandbox.db')}`;
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** A sandbox on this test's database, in the place of the one before. */
async function start(merchants = malls) {
  await open?.close();
  open = await createSandbox({ db, merchants });
  return { sandbox: open, ...callers(open) };
}

async function run(statement: InStatement) {
  const client = createClient({ url: db });
  const { rows } = await client.execute(statement);
  client.close();
  return rows;
}

const count = async (table: string) => Number((await run(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
const settings = async () => run('SELECT id, settings FROM merchants ORDER BY id');
const seededMalls = async () =>
  (await run('SELECT DISTINCT merchant_id AS id FROM memberships ORDER BY 1')).map(({ id }) => id);
const page = (sandbox: Sandbox, at: string) => sandbox.fetch(new Request(home + at));

const [north, south] = malls;
const ownSouth = ownNumberOf('south', new Set());

describe('a mall gets its sample data', () => {
  it('when it is first asked, and not before', async () => {
    const { sandbox, logIn } = await start();
    expect(await (await page(sandbox, '/')).text()).toMatch(/Northgate Mall.*South &amp; Co/s);
    expect(await seededMalls()).toEqual([]);
    expect((await logIn(people.aarav.mobile, 'south')).registrationComplete).toBe(true);
    expect(await seededMalls()).toEqual(['south']);
  });

  it.each([
    ['its part of the operator page', (sandbox: Sandbox) => page(sandbox, '/malls/south')],
    ['a form of the operator', (sandbox: Sandbox) => operate({ sandbox }, 'settings', {}, 'south')],
    ['a changed setting', (sandbox: Sandbox) => sandbox.changeSettings('south', { extraProducts: 5 })],
  ])('when %s asks for it', async (_, ask) => {
    await ask((await start()).sandbox);
    expect(await seededMalls()).toEqual(['south']);
  });

  it('once, however many ask at the same moment', async () => {
    const { send } = await start();
    const asking = Array.from({ length: 10 }, () => send('isMaintainance', { merchantId: 'north' }));
    const answers = await Promise.all(asking);
    expect(answers.map(({ body }) => body.statusCode)).toEqual(asking.map(() => 100));
    expect([await seededMalls(), await count('offers')]).toEqual([['north'], 64]);
  });

  it('once, when several processes start on a new database', async () => {
    const script = path.join(projectRoot, 'tests/sandbox/ask-malls.ts');
    const ask = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', script, db], { cwd: projectRoot });
    await Promise.all([ask(), ask()]);
    expect([await seededMalls(), await count('offers')]).toEqual([['north', 'south'], 2 * 64]);
  });

  it('with the same settings, whichever is asked first', async () => {
    const first = await start();
    await first.sandbox.changeSettings('north', {});
    await first.sandbox.changeSettings('south', {});
    const usual = await settings();
    expect(usual.map(({ settings }) => JSON.parse(String(settings)).olderReplies)).toEqual([false, true]);
    db = `file:${path.join(folder, 'other.db')}`;
    const other = await start();
    await other.sandbox.changeSettings('south', {});
    await other.sandbox.changeSettings('north', {});
    expect(await settings()).toEqual(usual);
  });
});

describe('in a database that has other rows already, a mall', () => {
  it('does not take the number of a shopper for its own customer', async () => {
    const { logIn, send } = await start([north].flatMap((mall) => mall ?? []));
    await logIn(ownSouth);
    const form = {
      platform: 4,
      merchantId: 'north',
      mobileNumber: ownSouth,
      firstName: 'Nila',
      lastName: 'Sen',
      email: 'nila@mail.example',
      gender: 'female' as const,
      pincodeId: '1001',
    };
    expect((await send('registerCustomer', form)).body.statusCode).toBe(100);
    const later = await start();
    expect((await later.logIn(ownSouth, 'south')).registrationComplete).toBe(false);
    const next = String(Number(ownSouth) + 1);
    expect((await later.logIn(next, 'south')).registrationComplete).toBe(true);
  });

  it('keeps the customer and the codes that an earlier version gave it', async () => {
    await (await start()).sandbox.changeSettings('south', {});
    await run({
      sql: "UPDATE memberships SET referral_code = 'FRIEND77' WHERE merchant_id = 'south' AND referral_code = ?",
      args: [`FRIEND${ownSouth.slice(-5)}`],
    });
    const before = await run('SELECT * FROM memberships');
    const { logIn } = await start();
    expect((await logIn(ownSouth, 'south')).registrationComplete).toBe(true);
    expect(await run('SELECT * FROM memberships')).toEqual(before);
  });

  it('draws a voucher code again that another mall has', async () => {
    const twins = ['122789', '339192'].map((id) => ({ ...malls[0], id })) as typeof malls; // both draw the same numbers
    const { sandbox } = await start(twins);
    for (const { id } of twins) await sandbox.changeSettings(id, {});
    expect(await count('vouchers')).toBe(2 * 7);
  });
});

describe('a mall that cannot get its sample data', () => {
  /** The seed of the tiers adds this row, too. */
  const inTheWay = "INSERT INTO tiers VALUES ('south', 1, 'Blue', 0, 100, 1, '[]')";
  const sentence = /^Mall south \(South & Co\) cannot get its sample data: .*UNIQUE constraint failed: tiers/;

  it('is named, keeps nothing half, and stops no other', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { sandbox, send, logIn } = await start();
    await run(inTheWay);
    const { status, body } = await send('isMaintainance', { merchantId: 'south' });
    expect([status, body.statusDescription]).toEqual([500, expect.stringMatching(sentence)]);
    expect(log.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    await expect(sandbox.changeSettings('south', {})).rejects.toThrow(sentence);
    const operate = await page(sandbox, '/malls/south');
    expect([operate.status, await operate.text()]).toEqual([
      500,
      expect.stringContaining('Mall south (South &amp; Co) cannot get its sample data'),
    ]);
    expect((await page(sandbox, '/')).status).toBe(200);
    expect((await logIn(people.aarav.mobile)).registrationComplete).toBe(true);
    expect([await seededMalls(), await count('offers')]).toEqual([['north'], 64]);
    log.mockRestore();
  });

  it('gets it with the next request after the reason is gone', async () => {
    const { sandbox, logIn } = await start();
    await run(inTheWay);
    await expect(sandbox.changeSettings('south', {})).rejects.toThrow(sentence);
    await run('DELETE FROM tiers');
    expect((await logIn(people.aarav.mobile, 'south')).registrationComplete).toBe(true);
  });

  it('is named and stops no other in a temporary database', async () => {
    const broken = { ...south, id: 'east', programName: null } as unknown as (typeof malls)[number];
    open = await createSandbox({ db: ':memory:', merchants: [...malls, broken] });
    await expect(open.changeSettings('east', {})).rejects.toThrow('Mall east (South & Co) cannot get');
    expect((await callers(open).logIn(people.aarav.mobile)).registrationComplete).toBe(true);
  });
});
