import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readRecordedAnswers } from '../../../sandbox/noun/recorded-answers';
import { runCommandHere } from '../../../tests/setup/run-command';

const mobile = '9876512345';
const otp = '258013';
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-record-'));
  // It answers everything with a text that holds a number.
  server = createServer((_request, response) => {
    response.end(JSON.stringify({ statusCode: 100, response: `Number ${mobile}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Runs the command like a client's CI. */
async function run(args: readonly string[], env: Record<string, string> = { BACKEND_CHECK_OTP: otp }) {
  vi.stubEnv('BACKEND_CHECK_OTP', env.BACKEND_CHECK_OTP);
  const { status, ...text } = await runCommandHere('backend-record', ['--merchant', '36', ...args]);
  return { code: status, ...text };
}

it('keeps what a visitor is answered, in a folder that the sandbox can serve', async () => {
  const out = join(folder, 'kept');
  const { code, stdout, stderr } = await run(['--url', url, '--out', out]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\d+ answers of \d+ calls in /m);
  const { merchantId, answerTo } = await readRecordedAnswers(out);
  expect(merchantId).toBe('36');
  expect(JSON.stringify(answerTo('getTermsCondition', {}))).toMatch(/Number 98765\d{5}/);
  expect(JSON.stringify(answerTo('getTermsCondition', {}))).not.toContain(mobile);
});

it('writes nothing after a login that failed, and shows no number and no OTP', async () => {
  const out = join(folder, 'member');
  const { code, stdout, stderr } = await run(['--url', url, '--out', out, '--mobile', mobile]);
  expect(code).toBe(1);
  expect(stderr).toContain('The login failed.');
  expect(stdout + stderr).not.toMatch(new RegExp(`${mobile}|${otp}`));
  expect(await readdir(folder)).not.toContain('member');
});

it('says in a line that nobody answers, and leaves a folder with other files alone', async () => {
  const down = await run(['--url', 'http://127.0.0.1:9', '--out', join(folder, 'down')]);
  expect(down.code).toBe(1);
  expect(down.stderr).toContain('The backend does not answer. Nothing was written.');
  const other = join(folder, 'other');
  await mkdir(other);
  await writeFile(join(other, 'notes.txt'), '');
  const full = await run(['--url', url, '--out', other]);
  expect(full).toMatchObject({ code: 1, stderr: expect.stringContaining('has other files (notes.txt)') });
  expect(await readdir(other)).toEqual(['notes.txt']);
});

it('says before it asks anything that nobody can write there', async () => {
  const asked: unknown[] = [];
  server.on('request', ({ url: path }) => asked.push(path));
  const { code, stderr } = await run(['--url', url, '--out', '/proc/none/kept']);
  expect({ code, asked }).toEqual({ code: 1, asked: [] });
  expect(stderr).toMatch(/proc\S* cannot be written: .*\.\n$/);
});

it('refuses a bad command line', async () => {
  const results = [
    await run(['--url', url]),
    await run(['--out', join(folder, 'none')]),
    await run(['--url', url, '--out', folder, '--mobile', mobile], {}),
  ];
  expect(results.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(results.map(({ stderr }) => stderr.split('\n')[0])).toEqual([
    '--out is missing.',
    '--url is missing.',
    '--mobile needs BACKEND_CHECK_OTP, where there is no terminal to ask for the OTP.',
  ]);
});
