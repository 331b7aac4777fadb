import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { namesIn, temporaryFolder, writeMerchant } from './harness';
import { sandboxParts, writeCompiledRepository } from './tiny-repository';

let repository: string;

beforeAll(async () => {
  repository = await writeCompiledRepository(join(await temporaryFolder(), 'repository'), sandboxParts);
  await writeMerchant(join(repository, 'merchants'), '1', { api: { baseUrl: 'https://api.mall.example' } });
});

afterAll(() => rm(join(repository, '..'), { recursive: true, force: true }));

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: repository,
    env: { PATH: process.env.PATH, CI: 'true', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** The output until the server is ready. */
async function served(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes('Ctrl-C stops.')) return printed;
  }
  throw new Error(`It ended before it served: ${printed}`);
}

/** `fetch` would look up the host. */
function page(port: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, path: '/', headers: { host } }, (response) => resolve(text(response)))
      .on('error', reject)
      .end();
  });
}

describe('npm start', () => {
  it('serves every merchant with the sandbox, and does not change the sites in dist/', async () => {
    const live = `.releases/1/0001-${'a'.repeat(16)}`;
    await mkdir(join(repository, 'dist', live), { recursive: true });
    await symlink(live, join(repository, 'dist/1'));

    const child = start();
    const printed = await served(child);
    const port = /http:\/\/1\.localhost:(\d+)\/$/m.exec(printed)?.[1] ?? '';
    expect(printed).toMatch(/^Mall 1 +http:\/\/1\.localhost:\d+\/$/m);
    expect(printed).toMatch(/^Operator page +http:\/\/localhost:\d+\/$/m);
    expect(await page(port, '1.localhost')).toContain('"baseUrl":"/api"');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);

    expect(await readlink(join(repository, 'dist/1'))).toBe(live);
    expect(await namesIn(join(repository, 'dist/.releases/1'))).toEqual([live.split('/').at(-1)]);
    expect(await namesIn(join(repository, '.sandbox/sites'))).toEqual(['.releases', '1']);
  });

  it('ends with 1 and a message when it cannot write', async () => {
    const [folder, aside] = [join(repository, '.sandbox'), join(repository, 'aside')];
    await mkdir(folder, { recursive: true });
    await rename(folder, aside);
    await writeFile(folder, '');
    const child = start();
    const [stderr, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    await rm(folder);
    await rename(aside, folder);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: '.sandbox is not a folder, so nothing can be written into it.\n',
    });
  });

  it('ends with 1 and the command that helps when the database is of an earlier version', async () => {
    const file = join(repository, '.sandbox', 'sandbox.db');
    await mkdir(join(repository, '.sandbox'), { recursive: true });
    await rm(file, { force: true });
    const client = createClient({ url: `file:${file}` });
    for (const table of ['merchants', 'memberships', 'otps'])
      await client.execute(`CREATE TABLE ${table} (id)`);
    client.close();
    const child = start();
    const [stderr, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^The database .+ another version of the sandbox .+ npm start -- --fresh\n$/,
      ),
    });
    await rm(file);
  });
});
