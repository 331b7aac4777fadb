import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { contractVersion } from './contract-version';

let roots: string[];

beforeEach(() => {
  roots = [];
});
afterEach(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

/** The version that an app with these files below `src/` is compiled with. */
async function versionOf(files: Record<string, string>): Promise<unknown> {
  const root = await testFolder();
  roots.push(root);
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'src', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [contractVersion(root)],
  });
  try {
    return (await server.ssrLoadModule('virtual:contract-version')).contractVersion;
  } finally {
    await server.close();
  }
}

const app: Record<string, string> = {
  'contract/offers.ts': 'offer',
  'contract/orders.ts': 'order',
  'main.tsx': 'one',
};

it('is the same for the same contract, in every folder and whatever else is compiled', async () => {
  const version = await versionOf(app);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(await versionOf({ ...app, 'main.tsx': 'two', 'contract/offers.test.ts': 'a test' })).toBe(version);
});

it.each<Record<string, string>>([{ 'contract/offers.ts': 'another offer' }, { 'contract/new.ts': '' }])(
  'is another one with %j',
  async (change) => {
    expect(await versionOf({ ...app, ...change })).not.toBe(await versionOf(app));
  },
);
