import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { commitAll } from '../../tests/setup/git-repository';
import { Failure, UsageError } from '../shared/failure';
import { concernsEverySite } from './git-changes';
import { merchantMatrix, parseShard } from './matrix';

let root: string;

beforeEach(async () => {
  root = await testFolder();
  for (const id of ['10068', '36', '9'])
    await write(`merchants/${id}/merchant.json`, `{ "name": "Mall ${id}" }`);
  await write('src/main.tsx', '');
  await write('README.md', '');
  commit();
});

function commit(): void {
  commitAll(root);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function ids(options: { since?: string; shard?: string } = {}): Promise<string[]> {
  const { since, shard } = options;
  const { matrix } = await merchantMatrix(join(root, 'merchants'), {
    root,
    ...(since !== undefined && { since }),
    ...(shard !== undefined && { shard: parseShard(shard) }),
  });
  return matrix.include.map(({ merchant }) => merchant);
}

describe('the CI matrix', () => {
  it('names every merchant, by number', async () => {
    const { matrix } = await merchantMatrix(join(root, 'merchants'), { root });
    expect(matrix).toEqual({
      include: [
        { merchant: '9', name: 'Mall 9' },
        { merchant: '36', name: 'Mall 36' },
        { merchant: '10068', name: 'Mall 10068' },
      ],
    });
  });

  it('does not read a config that is larger than any may be', async () => {
    await write('merchants/9/merchant.json', `{ "name": "Mall 9" }${' '.repeat(250_000)}`);
    const { matrix } = await merchantMatrix(join(root, 'merchants'), { root });
    expect(matrix.include[0]).toEqual({ merchant: '9', name: '9' });
  });

  it('deals the merchants out to shards, each to exactly one', async () => {
    const shards = await Promise.all(['1/2', '2/2'].map((shard) => ids({ shard })));
    expect(shards).toEqual([['9', '10068'], ['36']]);
    expect(await ids({ shard: '5/5' })).toEqual([]);
  });

  it.each(['0/2', '3/2', '1/0', '1', 'a/b', '1/2/3', '-1/2', '1.5/2', ' 1/2'])(
    'refuses the shard %j',
    (text) => {
      expect(() => parseShard(text)).toThrow(UsageError);
    },
  );

  it('names a merchant with a broken config, because its job shows that', async () => {
    await write('merchants/36/merchant.json', '{');
    const { matrix } = await merchantMatrix(join(root, 'merchants'), { root });
    expect(matrix.include).toContainEqual({ merchant: '36', name: '36' });
  });
});

describe('the CI matrix since a commit', () => {
  it('is empty when nothing changed, or only files that go into no site', async () => {
    expect(await ids({ since: 'HEAD' })).toEqual([]);
    await write('README.md', 'more');
    await write('tests/e2e/new.e2e.ts', '');
    await write('merchants/merchant.schema.json', '{}');
    commit();
    expect(await ids({ since: 'HEAD~1' })).toEqual([]);
  });

  it('names the merchants whose folder changed, new ones included and deleted ones not', async () => {
    await write('merchants/36/logo.svg', '<svg/>');
    await write('merchants/7/merchant.json', '{ "name": "New" }');
    await rm(join(root, 'merchants/9'), { recursive: true });
    commit();
    expect(await ids({ since: 'HEAD~1' })).toEqual(['7', '36']);
  });

  it('names exactly those malls whose config is another one with what malls share', async () => {
    await write('merchants/9/merchant.json', '{ "links": { "privacy": "https://own.example" } }');
    await write('merchants/defaults.json', '{ "links": { "privacy": "https://all.example" } }');
    commit();
    expect(await ids({ since: 'HEAD~1' })).toEqual(['9', '36', '10068']);
    await write('merchants/defaults.json', '{ "links": { "privacy": "https://new.example" } }');
    expect(await ids({ since: 'HEAD' })).toEqual(['36', '10068']);
    await rm(join(root, 'merchants/defaults.json'));
    expect(await ids({ since: 'HEAD' })).toEqual(['36', '10068']);
    await write('merchants/defaults.json', '{ "links": {  "privacy": "https://all.example" } }');
    expect(await ids({ since: 'HEAD' })).toEqual([]);
  });

  it('sees what is not committed yet', async () => {
    await write('merchants/36/merchant.json', '{ "name": "Changed" }');
    await write('merchants/8/merchant.json', '{ "name": "Unknown to git" }');
    expect(await ids({ since: 'HEAD' })).toEqual(['8', '36']);
  });

  it('names all when anything changed that every site is made of', async () => {
    await write('src/main.tsx', 'changed');
    commit();
    expect(await ids({ since: 'HEAD~1' })).toEqual(['9', '36', '10068']);
  });

  it.each(['nowhere', '--help', '', 'HEAD:README.md'])('fails with a message for %j', async (since) => {
    await expect(ids({ since })).rejects.toThrow(Failure);
    await expect(ids({ since })).rejects.toThrow('git does not know the commit');
  });

  it('asks the repository of the folder, even in a git hook that names another one', async () => {
    const other = await testFolder();
    onTestFinished(async () => {
      vi.unstubAllEnvs();
    });
    await writeFile(join(other, 'README.md'), '');
    commitAll(other);
    vi.stubEnv('GIT_DIR', join(other, '.git'));
    vi.stubEnv('GIT_WORK_TREE', other);
    vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'));

    await write('merchants/36/logo.svg', '<svg/>');
    commit();
    expect(await ids({ since: 'HEAD~1' })).toEqual(['36']);
  });

  it('fails with a message outside of any repository', async () => {
    await rm(join(root, '.git'), { recursive: true });
    await expect(ids({ since: 'HEAD' })).rejects.toThrow('not in a git repository');
  });
});

describe('what every site is made of', () => {
  it.each([
    'src/ui/controls/button.tsx',
    'build/config/load.ts',
    'templates/index.html.hbs',
    'public/robots.txt',
    'package-lock.json',
    'scripts/build.ts',
    'tsconfig.json',
    'something.new',
    'public/terms.md',
  ])('%s', (file) => {
    expect(concernsEverySite(file)).toBe(true);
  });

  it.each([
    'docs/x.html',
    'tests/e2e/x.e2e.ts',
    'tools/generate/arrows.ts',
    'sandbox/app.ts',
    'tools/launch/store/listing.ts',
    'README.md',
    'src/lib/points.test.ts',
    'merchants/36/logo.svg',
    '.github/workflows/ci.yml',
    'biome.json',
    'publish.json',
    'publish.schema.json',
    'tools/studio/routes.ts',
    'biome.arrows.json',
  ])('not %s', (file) => {
    expect(concernsEverySite(file)).toBe(false);
  });
});
