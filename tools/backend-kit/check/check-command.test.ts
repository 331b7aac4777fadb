import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '@/contract/calls';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { objectNames } from '../../../tests/setup/object-names';
import { runCommandHere } from '../../../tests/setup/run-command';
import type { Report } from './report';

const five = ['isMaintainance', 'getOtp', 'loginCustomer', 'getCartItemCount', 'getStoreLocations'];
const mobile = '9876512345';
let server: ChildProcess;
let url: string;
let folder: string;
let givenOtp = '2580';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-check-'));
  server = spawn(
    process.execPath,
    ['tools/backend-kit/testing/strangers-server.mjs', developmentPayloadKey],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    url = `http://127.0.0.1:${line}`;
    return;
  }
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

/** Runs the command like a client's CI. */
async function run(...args: string[]) {
  vi.stubEnv('BACKEND_CHECK_OTP', givenOtp);
  for (const key of ['PAYLOAD_KEY', 'PAYLOAD_KEY_36']) vi.stubEnv(key, '');
  const { status, ...text } = await runCommandHere('backend-check', args);
  return { code: status, ...text };
}

const stranger = () => ['--url', url, '36', '--mobile', mobile, '--only', five.join(',')];

it("passes a stranger's server that was written from the document alone", async () => {
  const junit = join(folder, 'report.xml');
  const { code, stdout, stderr } = await run(...stranger(), '--json', '--junit', junit);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const report = JSON.parse(stdout) as Report;
  const notTried = Object.keys(calls).length - five.length;
  expect(report.summary).toEqual({ fits: five.length, tolerated: 0, broken: 0, notTried });
  expect(
    report.calls
      .filter(({ result }) => result === 'fits')
      .map(({ call }) => call)
      .sort(),
  ).toEqual(five.sort());
  expect(report.calls.map(({ call }) => call).sort()).toEqual(Object.keys(calls).sort());
  expect(report.calls.every(({ result, why }) => result !== 'notTried' || why)).toBe(true);
  expect(await readFile(junit, 'utf8')).toMatch(
    new RegExp(`^<\\?xml[^]*tests="${report.calls.length + report.journeys.length}" failures="0"`),
  );
  for (const output of [stdout, await readFile(junit, 'utf8')]) {
    expect(output).not.toMatch(/9876512345|2580|aaaa\.bbbb|dddd\.eeee/);
  }
});

it('makes the folder of a report, and says before the run that it cannot', async () => {
  const junit = join(folder, 'new/reports/report.xml');
  expect(await run(...stranger(), '--junit', junit)).toMatchObject({ code: 0 });
  expect(await readFile(junit, 'utf8')).toContain('getStoreLocations');
  for (const file of ['package.json/report.xml', 'docs']) {
    const { code, stdout, stderr } = await run(...stranger(), '--junit', file);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^(package\.json is not a folder|docs is not a file)/);
  }
});

it('says what is broken in a table and on stderr, and ends with 1', async () => {
  const { code, stdout, stderr } = await run('--url', url, '36', '--only', 'getBanners');
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'Broken: getBanners\n' });
  expect(stdout).toContain('getBanners');
  expect(stdout).toContain('BROKEN  HTTP status: 404. Expected: 200 to 299, or 401.');
  expect(stdout).toContain('#/paths/~1getBanners/post/responses/200');
});

it.each([
  ['no address', ['36'], '--url is missing.'],
  ['no mall', ['--url', 'https://api.client.example'], "The mall's id is missing."],
  ['a path', ['--url', '/api', '36'], '--url needs a whole address'],
  [
    'an unknown call',
    ['--url', 'https://a.example', '36', '--only', 'getBaners'],
    'Did you mean getBanners?',
  ],
  ...objectNames.map((name): [string, string[], string] => [
    `the call ${name}`,
    ['--url', 'https://a.example', '36', '--only', name],
    `--only: there is no call '${name}'.`,
  ]),
  ['writes without a number', ['--url', 'https://a.example', '36', '--writes'], '--writes needs --mobile.'],
])('refuses a command line with %s', async (_, args, words) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(words);
});

it('refuses an OTP of the environment that is none, and sends no SMS', async () => {
  givenOtp = 'O258';
  const { code, stdout, stderr } = await run(...stranger());
  givenOtp = '2580';
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('BACKEND_CHECK_OTP needs digits alone');
  expect(stderr).not.toContain('O258');
});

it.each(['SIGINT', 'SIGTERM'] as const)('reports what it has found when %s ends it', async (signal) => {
  const args = ['--import', 'tsx', 'scripts/backend-check.ts', '36', '--json'];
  const backend = createServer((_, response) => response.end('{"statusCode":100,"response":{}}'));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const { port } = backend.address() as AddressInfo; // listening on TCP
  const check = spawn(process.execPath, [...args, '--url', `http://127.0.0.1:${port}`]);
  backend.once('request', () => check.kill(signal));
  const [stdout, stderr, [code]] = await Promise.all([
    text(check.stdout),
    text(check.stderr),
    once(check, 'close') as Promise<[number | null]>,
  ]);
  backend.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'The check was stopped, so the report is not whole.\n',
  });
  expect((JSON.parse(stdout) as Report).calls).toHaveLength(Object.keys(calls).length);
});
