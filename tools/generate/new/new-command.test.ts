import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../build/shared/project';
import { makers } from './new-command';

const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'checkout-'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    maxBuffer: 10_000_000,
  });
  for (const path of stdout.split('\0').filter((each) => each !== '')) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(projectRoot, path), join(copy, path));
  }
  // A folder of its own, because Vite and Vitest write into it while our own run reads from ours.
  mkdirSync(join(copy, 'node_modules'));
  const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of packages)
    symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (...args: string[]) => run(process.execPath, args, { cwd: copy, maxBuffer: 10_000_000 });
const generate = (line: string) => node('--import', 'tsx', 'scripts/generate.ts', ...line.split(' '));
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

describe.sequential('in a checkout', () => {
  it.each([
    ['screen Gift --area cart', 'cannot be the name of the screen'],
    ['screen gift --area card', 'There is no --area "card". Did you mean cart?'],
    ['screen gift', '--area is missing'],
    ['screen offers --area cart', 'src/routes/_customer.offers.tsx is there already'],
    ['screen gift --area cart --for members', 'There is no --for "members"'],
    ['call getCart --area cart', 'There is a call getCart already'],
    ['call /getGift --area cart', 'cannot be a call'],
    ['call getGift --area faqs --noun Gifts', 'cannot be the name of the noun'],
    ['call getGift --area more', '--noun is missing'],
    ['area cart', 'src/brand/texts/cart.ts is there already'],
    ['area', 'The name of the area is missing'],
  ])('%s is refused, and changes nothing', async (line, reason) => {
    const before = read('src/app/whole/addresses.test.tsx');
    const [kind = '', ...words] = line.split(' ');
    await expect(makers[kind]?.(words, copy)).rejects.toThrow(reason);
    expect(read('src/app/whole/addresses.test.tsx')).toBe(before);
  });

  it('an area, screens for everybody and calls compile, and their tests pass', async () => {
    await generate('area lost-and-found');
    await generate('screen found-items --area lost-and-found --for everybody');
    await generate('screen before-login --area login --for visitor');
    await generate('call getFoundItems --area lost-and-found --noun found-items');
    await generate('call reportLostItem --area feedback --effect write');

    await node('node_modules/@biomejs/biome/bin/biome', 'check', 'src', 'sandbox', 'tests', 'tools');
    await node('node_modules/typescript/bin/tsc', '--noEmit');
    const made = ['src/features/lost-and-found', 'src/features/login/before-login'];
    const { stdout } = await node(
      ...['node_modules/vitest/vitest.mjs', 'run', ...made, 'src/app/whole/addresses', 'src/app/whole/calls'],
      ...['src/app/whole/queries.test.ts', 'tests/repository/generated-files', '--reporter=json'],
    );
    const { numFailedTests, testResults } = JSON.parse(stdout);
    expect([numFailedTests, testResults.length]).toEqual([0, 7]);
    expect(JSON.parse(read('docs/backend/openapi.json')).paths).toHaveProperty(['/getFoundItems']);
  }, 600_000);
});
