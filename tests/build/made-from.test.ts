import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildReport } from '../../build/pipeline/report';
import { temporaryFolder, writeMerchant } from './harness';
import { runScript, writeCompiledRepository } from './tiny-repository';

let repository: string;
const build = (...args: string[]) => runScript(repository, 'build', ['--json', ...args]);

beforeAll(async () => {
  repository = await writeCompiledRepository(join(await temporaryFolder(), 'repository'));
  await writeMerchant(join(repository, 'merchants'), '1');
  await build();
});
afterAll(() => rm(join(repository, '..'), { recursive: true, force: true }));

/** What a build would do with the mall's site. */
async function planned(): Promise<string | undefined> {
  const { stdout } = await build('--dry-run');
  return (JSON.parse(stdout) as BuildReport).plan?.[0]?.action; // tests/build/commands.test.ts tests its shape
}

it.each([
  'templates/hosting/nginx.conf.hbs', // of the builder: build/pipeline/plan-site.test.ts has the rest of it
  'src/main.tsx', // of the app: build/core/inputs.test.ts has the rest of it
])('a change of %s reaches a site that is published', async (file) => {
  const before = await readFile(join(repository, file));
  await appendFile(join(repository, file), '\n');
  expect(await planned()).toBe('build');
  await writeFile(join(repository, file), before);
  expect(await planned()).toBe('keep');
});
