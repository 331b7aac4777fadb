import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { referralLayouts } from '@/brand/referral-layouts';
import { countWords } from '../../tools/bench/count-repository';
import { runCommandHere } from '../setup/run-command';

const page = await readFile('docs/commands.md', 'utf8');
/** The commands of the table, such as `build` and `mall -- check`. */
const explained = [...page.matchAll(/^\| `npm (?:run )?(.*?)`((?:, `\w+`)*)/gm)].flatMap(
  ([, first = '', others = '']) => {
    const [verb = '', name = ''] = [
      ...first.split(/ -- (?=[a-z])/).map((part) => part.split(' ')[0]),
    ].reverse();
    const alike = [...others.matchAll(/`(\w+)`/g)].map(([, word]) => word ?? '');
    return [verb, ...alike].map((word) => (name ? `${name} -- ${word}` : word));
  },
);

async function scripts(): Promise<string[]> {
  const read = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.keys(read.scripts);
}

/** The verbs that a command itself names. */
async function verbsOf(command: string): Promise<string[]> {
  const { stdout } = await runCommandHere(command, ['--help']);
  return (stdout.match(/(?<=^ {2})\w+/gm) ?? []).map((verb) => `${command} -- ${verb}`);
}

it('docs/commands.md explains every command and every verb, and no other', async () => {
  const plain = (await scripts()).filter((name) => !['mall', 'ci'].includes(name));
  const verbs = [...(await verbsOf('mall')), ...(await verbsOf('ci'))];
  expect([...explained].sort()).toEqual([...plain, ...verbs].sort());
});

it('docs/commands.md has one table and at most 600 words', () => {
  expect(page.match(/^\|---/gm)?.length).toBe(1);
  expect(countWords(page)).toBeLessThanOrEqual(600);
});

it('npm run lists at most 20 commands', async () => {
  expect((await scripts()).length).toBeLessThanOrEqual(20);
});

it('docs/hosting.md explains every field of a problem', async () => {
  const source = await readFile('build/shared/problem.ts', 'utf8');
  const hosting = await readFile('docs/hosting.md', 'utf8');
  const fields = [...source.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field);
  expect(fields).toContain('missing');
  expect(fields.filter((field) => !hosting.includes(`\`${field}\``))).toEqual([]);
});

it('docs/brand.md has the picture of every layout of refer a friend', () => {
  const missing = referralLayouts.filter((layout) => !existsSync(`docs/pictures/referral-${layout}.png`));
  expect(missing).toEqual([]);
});

it('docs/onboarding.md is read in five minutes: at most 150 lines beside its generated table', async () => {
  const page = await readFile('docs/onboarding.md', 'utf8');
  const written = page.replace(/<!-- wanted -->.*<!-- \/wanted -->/s, '');
  expect(written.split('\n').length).toBeLessThanOrEqual(150);
});
