import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../build/shared/failure';
import { browserFlags, chooseByName, chooseForTest } from './choose';
import { browserGroups, groupOf, groups, journeyTag } from './groups';
import { allTestFiles, slowFirst } from './test-files';

const all = allTestFiles();
const names = groups.map(({ name }) => name);
const whenDiffers = groups.filter(({ inTest }) => inTest === 'when it differs').map(({ name }) => name);
/** The groups of `npm test` that a change of these files adds. */
const added = (...changed: string[]) =>
  whenDiffers.filter((name) => chooseForTest(all, changed).chosen.has(name));

it('every test file of the repository has a group, and every group with files has some', () => {
  expect(all.filter((file) => groupOf(file) === undefined)).toEqual([]);
  const { chosen } = chooseByName(all, []);
  const empty = groups.filter(({ name, files }) => files && chosen.get(name)?.length === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
});

describe('npm test', () => {
  it('runs everything but the groups of test:all where nobody knows what differs from main', () => {
    const { chosen, leftOut } = chooseForTest(all, undefined);
    expect([...chosen.keys(), ...leftOut.keys()].sort()).toEqual([...names].sort());
    expect([...leftOut.keys()]).toEqual(['real-stores', 'test-tools', 'browser', 'engines', 'torture']);
  });

  it('leaves out what is as on main, and says so', () => {
    const { chosen, leftOut } = chooseForTest(all, []);
    expect([...chosen.keys()]).toEqual([
      ...['lint', 'types', 'app', 'builder', 'repository', 'malls', 'journeys'],
    ]);
    for (const name of whenDiffers) expect(leftOut.get(name)).toBe('it and what it uses are as on main');
  });

  it('runs a group when its files, what they import or what they read differ', () => {
    expect(added('tools/studio/saving/history.ts')).toContain('studio');
    expect(added('tools/studio/saving/history.ts')).not.toContain('sandbox');
    expect(added('sandbox/new-noun/new.ts')).toContain('sandbox');
    expect(added('tests/sandbox/harness.ts')).toContain('sandbox');
    expect(added('tools/shared/picture-sheet.ts')).toEqual(expect.arrayContaining(['preview', 'studio']));
    expect(added('tools/backend-kit/spec/changes.json')).toContain('backend-kit');
    expect(added('src/contract/cart.ts')).toEqual(expect.arrayContaining(['sandbox', 'backend-kit']));
    expect(added('build/publish/publish.ts')).toContain('build');
    expect(added('docs/wire.md', 'src/features/cart/cart-screen.tsx')).toEqual([]);
    expect(added('package-lock.json')).toEqual(whenDiffers);
  });
});

describe('npm run test:all', () => {
  it('runs every group, or those that are named', () => {
    expect([...chooseByName(all, []).chosen.keys()]).toEqual(names);
    const { chosen, leftOut } = chooseByName(all, ['torture', 'sandbox']);
    expect([...chosen.keys()]).toEqual(['sandbox', 'torture']);
    expect(chosen.get('sandbox')?.every((file) => /sandbox\/.*\.test\.ts$/.test(file))).toBe(true);
    expect(leftOut.get('app')).toBe('another group was asked for');
  });

  it('refuses a name that no group has, and names those that there are', () => {
    expect(() => chooseByName(all, ['lint', 'sandbx'])).toThrow(UsageError);
    expect(() => chooseByName(all, ['sandbx'])).toThrow(
      `There is no group sandbx. The groups are ${names.join(', ')}.`,
    );
  });

  it.each([1, 4, 7])('runs each file and each program in exactly one of %i shards', (of) => {
    const parts = Array.from(
      { length: of },
      (_, index) => chooseByName(all, [], { index: index + 1, of }).chosen,
    );
    for (const [name, files] of chooseByName(all, []).chosen) {
      expect(parts.flatMap((part) => part.get(name) ?? []).sort()).toEqual([...files].sort());
      if (files.length === 0) expect(parts.filter((part) => part.has(name))).toHaveLength(1);
    }
    const sizes = parts.map((part) => new Set([...part.values()].flat()).size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
});

it('CI has a job for each group, and every part of one that it deals out', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const named = new Set([...workflow.matchAll(/--group ([\w-]+)/g)].map(([, name]) => name));
  const inTest = groups.filter((group) => group.inTest === 'always').map(({ name }) => name);
  expect(names.filter((name) => !named.has(name) && !inTest.includes(name))).toEqual([]);
  expect([...named].filter((name) => !names.includes(name ?? ''))).toEqual([]);
  const parts = [...workflow.matchAll(/--shard (\d+)\/(\d+)/g)].map(([, index, of]) => ({ index, of }));
  expect(parts).toEqual(parts.map((_, index) => ({ index: `${index + 1}`, of: `${parts.length}` })));
  expect(workflow).toContain('npm ci && npm test');
});

it('Playwright gets the tag of the journeys for one of its two groups, and none for both', () => {
  const flags = (...chosen: string[]) => browserFlags(chooseByName(all, chosen).chosen, journeyTag);
  expect(flags(browserGroups.journeys)).toEqual(['--grep', journeyTag]);
  expect(flags(browserGroups.others)).toEqual(['--grep-invert', journeyTag]);
  expect(flags(browserGroups.journeys, browserGroups.others)).toEqual([]);
});

it('files of slow folders come first, and of two the longer one', () => {
  const files = [
    'src/lib/names.test.ts',
    'tests/sandbox/port.test.ts',
    'tests/build/site.test.ts',
    'tests/build/made-from.test.ts',
  ];
  expect(slowFirst(files, (file) => file)).toEqual([files[2], files[3], files[1], files[0]]);
});
