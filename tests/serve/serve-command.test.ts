import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { testFolder } from '../build/harness';
import { runScript } from '../build/tiny-repository';
import { ask } from '../nginx/ask';
import { runCommandHere } from '../setup/run-command';
import { until } from '../setup/until';
import { S3Store } from '../stores/s3-store';
import { type Served, startServe } from './start-serve';
import { MemoryStore } from './stored-mall';

let store: S3Store;
let served: Served | undefined;

beforeEach(async () => {
  store = await new S3Store().start();
  const memory = new MemoryStore();
  memory.publish('36', 'mall.example', 'the page');
  for (const [key, bytes] of memory.objects) store.objects.set(key, { bytes, etag: key, modified: 0 });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await served?.stop();
  served = undefined;
  await store.stop();
});

const start = async () => {
  served = await startServe(['--from', 's3://malls', '--endpoint', store.endpoint], store.environment);
  return served;
};
const page = (port: number, host = 'mall.example', path = '/') => ask({ port, path, headers: { host } });

it('serves a mall by its host, and tells the log host, status and ms, and nothing of people', async () => {
  const { port, output } = await start();
  expect((await page(port, 'mall.example', '/optout?key=secret')).body.toString()).toBe('the page');
  expect((await page(port, 'Other.example')).status).toBe(404);
  await until(() => expect(output()).toMatch(/^other\.example 404 \d+\.\d$/m));
  const [log] = output().split('\n').slice(2, 3);
  expect(log).toMatch(/^mall\.example 200 \d+\.\d$/);
  expect(output().replaceAll(/^(Malls|Ask) .*$/gm, '')).not.toMatch(/127\.0\.0\.1|secret|optout/);
});

it('answers those who watch it, and who want a certificate for a host, on a port of their own', async () => {
  const { askUrl, port } = await start();
  const status = async (path: string) => (await fetch(`${askUrl}${path}`)).status;
  expect(await status('/healthz')).toBe(200);
  expect(await status('/ask?domain=mall.example')).toBe(200);
  expect(await status('/ask?domain=MALL.example')).toBe(200);
  for (const path of ['/ask?domain=other.example', '/ask?domain=', '/ask', '/'])
    expect(await status(path), path).toBe(404);
  store.fault = () => ({ status: 500 });
  expect([await status('/ask?domain=mall.example'), await status('/healthz')]).toEqual([200, 200]);
  expect(await status('/ask?domain=new.example')).toBe(503);
  expect((await page(port, 'mall.example', '/healthz')).body.toString()).toBe('the page');
});

it('lets a running request end when it is stopped, and takes no new one', async () => {
  const { port, askUrl, stop } = await start();
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  store.fault = () => ({ until: late });
  const asked = store.asked.length;
  const agent = new Agent({ keepAlive: true });
  const running = ask({ port, path: '/', agent, headers: { host: 'mall.example' } });
  await until(() => expect(store.asked.length).toBeGreaterThan(asked));
  const stopped = stop();
  await until(() => expect(fetch(`${askUrl}/healthz`)).rejects.toThrow());
  await expect(page(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  answer();
  const { headers, body } = await running;
  expect([headers.connection, body.toString()]).toEqual(['close', 'the page']);
  expect(await stopped).toBe(0);
});

it.each([
  [[], 2, '--from is missing'],
  [['--from', 'x', '--endpoint', 'https://a.example'], 2, '--endpoint belongs to'],
  [['--from', 's3://x y'], 2, 's3://bucket/prefix'],
  [['--from', 's3://others'], 1, 'There is no bucket others'],
  [['--from', join('no', 'such', 'folder')], 1, 'cannot be read (ENOENT)'],
])('%j ends with %i and says: %s', async (args, status, words) => {
  for (const [name, value] of Object.entries(store.environment)) vi.stubEnv(name, value);
  vi.stubEnv('AWS_ENDPOINT_URL', store.endpoint);
  const run = await runCommandHere('serve', args);
  expect([run.status, run.stdout]).toEqual([status, '']);
  expect(run.stderr).toContain(words);
  expect(run.stderr).not.toContain(store.environment.AWS_SECRET_ACCESS_KEY);
});

it('says which port is taken', async () => {
  const { port } = await start();
  const args = ['--from', await testFolder(), '--port'];
  for (const taken of [port, port - 1]) {
    const { code, stderr } = await runScript(projectRoot, 'serve', [...args, String(taken)]);
    expect([code, stderr]).toEqual([
      1,
      `Port ${taken} or ${taken + 1} is taken. Choose another one with --port.\n`,
    ]);
  }
});
