import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { paletteOf } from '@/brand/palette-of';
import { referralLayouts } from '@/brand/referral-layouts';
import { testFolder } from '../../tests/build/harness';
import { loadMerchants } from '../config/load';
import { displayPath } from '../shared/display-path';
import { UsageError } from '../shared/failure';
import type { Ask } from './ask-answers';
import { newMerchant } from './new-merchant';

const given = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.saffron-row.example' };
const good = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

describe('a new merchant', () => {
  it('passes the check from the four required answers alone, but for its placeholder of a logo', async () => {
    const { warnings } = await newMerchant({ dir, given });
    const { merchants, problems } = await loadMerchants(dir);
    expect(problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('The logo is the placeholder') },
    ]);
    expect(warnings).toEqual(problems);
    expect(merchants).toMatchObject([
      {
        id: '20001',
        config: { name: 'Saffron Row', program: { name: 'Saffron Row Rewards' }, hosts: [given.host] },
      },
    ]);
  });

  it('leads editors to the JSON Schema from any folder', async () => {
    await newMerchant({ dir, given });
    const { $schema } = JSON.parse(await readFile(join(dir, '20001', 'merchant.json'), 'utf8'));
    const schema = JSON.parse(await readFile(join(dir, '20001', $schema), 'utf8'));
    expect(schema.properties).toHaveProperty('hosts');
  });

  it.each([
    ['quotes and markup', { name: `The "Best" </script> & 'Co' \\ mall` }],
    ['Devanagari', { name: 'केसर बाज़ार' }],
    ['emoji', { name: '🎪 Circus Mall 🎪' }],
    ['a colour of three digits without #', { primary: 'FF0' }],
    ['white', { primary: '#ffffff' }],
    ['black', { primary: '#000000' }],
    ['a long name', { name: 'An Extraordinarily Long Name for a Mall in the Very Middle' }],
    ['a long host', { host: `${'a'.repeat(60)}.${'b'.repeat(60)}.example` }],
    ['a layout and a programme', { layout: 'ticket', program: 'Row Club' }],
    ['areas to leave out', { without: 'offers,stores,visit' }],
    ...['#ffff00', '#0b7285', '#000000', '#ffffff'].map((accent): [string, object] => [
      `the accent ${accent}`,
      { accent },
    ]),
  ])('takes %s, which reads throughout, and writes formatted', async (_, change) => {
    await newMerchant({ dir, given: { ...given, ...change } });
    const { merchants, problems } = await loadMerchants(dir);
    const config = problems.filter(({ file, severity }) => file.endsWith('.json') && severity !== 'note');
    expect(config).toEqual([]);
    expect(merchants).toHaveLength(1);
    expect(formatted(await readFile(join(dir, '20001', 'merchant.json'), 'utf8'))).toBe(true);
  });

  it('names everything that is missing or malformed at once', async () => {
    const wrong = { id: '0x1', primary: 'reddish', layout: 'tiket', font: 'Manrop' };
    const order = newMerchant({ dir, given: wrong, files: { icon: 'mark.svg' } });
    await expect(order).rejects.toThrow(UsageError);
    await expect(order).rejects.toThrow(
      /ID must.*--primary must.*"ticket"\?.*--font .*"Manrope"\?.*--name, --host.*--icon needs --logo/s,
    );
    expect(await readdir(dir)).toEqual([]);
  });

  it('names what is wrong with the flags together with files, folder and host, and no flag twice', async () => {
    await newMerchant({ dir, given });
    const complaints = ['--name needs a value.', 'There is no flag --primry. Did you mean --primary?'];
    const order = {
      dir,
      complaints,
      given: { id: '20001', host: given.host, accent: 'blue' },
      files: { logo: 'no-logo.png' },
    };
    await expect(newMerchant(order)).rejects.toThrow(
      new UsageError(
        [
          ...complaints,
          '--accent must be a colour such as #e8590c, not "blue".',
          `${displayPath(join(dir, '20001'))} exists already.`,
          `The host ${given.host} already belongs to merchant 20001.`,
          'There is no logo at no-logo.png. Give the path of a file that is there.',
        ].join('\n'),
      ),
    );
  });

  it('clears what a run that was killed has left', async () => {
    for (const left of ['.new-20001', '.new-20009-0123456789ab']) {
      await mkdir(join(dir, left));
      await writeFile(join(dir, left, 'merchant.json'), '{}');
    }
    await newMerchant({ dir, given });
    expect(await readdir(dir)).toEqual(['20001']);
  });

  it('tells of another merchant with the same name', async () => {
    await newMerchant({ dir, given });
    const other = { ...given, id: '20002', name: 'saffron row', host: 'other.example' };
    const { warnings } = await newMerchant({ dir, given: other });
    expect(warnings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('The name "saffron row" is also the name of 20001.'),
      }),
    );
  });

  it('copies a given logo byte for byte, and names the place of a mistake in a bad one', async () => {
    await writeFile(join(dir, 'good.svg'), good);
    await writeFile(join(dir, 'bad.svg'), good.replace('<path', '\n<script/><path'));
    const bad = newMerchant({ dir: join(dir, 'm'), given, files: { logo: join(dir, 'bad.svg') } });
    await expect(bad).rejects.toThrow(/bad\.svg:2:1 {2}<script> is not allowed/);
    await expect(newMerchant({ dir, given, files: { logo: join(dir, 'none.svg') } })).rejects.toThrow(
      'There is no logo at',
    );
    await newMerchant({ dir: join(dir, 'm'), given, files: { logo: join(dir, 'good.svg') } });
    expect(await readFile(join(dir, 'm', '20001', 'logo.svg'), 'utf8')).toBe(good);
  });

  it('takes all answers as flags, and writes only what was said', async () => {
    const all = {
      accent: 'F59F00',
      program: 'Row Club',
      shortName: 'Row',
      layout: 'banner',
      without: 'visit, offers',
      font: 'Manrope',
    };
    await newMerchant({ dir, given: { ...given, ...all } });
    const config: unknown = JSON.parse(await readFile(join(dir, '20001', 'merchant.json'), 'utf8'));
    expect(config).toMatchObject({
      program: { name: 'Row Club' },
      manifest: { shortName: 'Row' },
      referral: { layout: 'banner' },
      screens: { visit: false, offers: false },
      theme: { accent: '#f59f00', font: 'Manrope' },
    });
    const { merchants } = await loadMerchants(dir);
    const palette = merchants[0] && paletteOf(merchants[0].config.theme);
    expect(palette).toMatchObject({ primaryOrange: given.primary, gold: '#f59f00', red: '#f59f00' });
  });

  it('names every file that is missing, and says once that nothing was written', async () => {
    const order = newMerchant({ dir, given, files: { logo: join(dir, 'none.svg'), icon: dir } });
    await expect(order).rejects.toThrow(
      /^There is no logo at \S+none\.svg\. [^\n]+\n\S+ is not a file\. [^\n]+ the icon\.\nNothing was written\.$/,
    );
  });

  it('checks a file at its question, so that no other answer is lost', async () => {
    await writeFile(join(dir, 'word mark.svg'), good);
    await writeFile(join(dir, 'wide.svg'), good.replace('0 0 8 8', '0 0 32 8'));
    await writeFile(join(dir, 'logo.png'), Buffer.from('ffd8ffe000104a464946', 'hex'));
    await writeFile(join(dir, 'font.woff2'), 'no font');
    const typed: Record<string, string[]> = {
      'File of the logo': [`"${join(dir, 'logo.png')}"`, join(dir, 'word\\ mark.svg')],
      'File of a square': [join(dir, 'wide.svg'), `'${join(dir, 'word mark.svg')}'`],
      Typeface: [join(dir, 'font.woff2'), ''],
    };
    const { ask, complaints } = person(typed);
    await newMerchant({ dir: join(dir, 'm'), given, ask });
    expect(complaints).toEqual([
      expect.stringContaining('logo.png:1:1'),
      expect.stringContaining('wide.svg:1:1'),
      expect.stringContaining('font.woff2:1:1'),
    ]);
    expect(complaints.join()).not.toContain('Nothing was written');
    expect(await readdir(join(dir, 'm/20001'))).toEqual(['icon.svg', 'logo.svg', 'merchant.json']);
  });

  it('asks for missing answers until they are valid, and proposes what nobody has to think about', async () => {
    await newMerchant({ dir, given });
    const typed: Record<string, string[]> = {
      'Merchant id': ['x', '20001', '20002'],
      'Name under': ['Second Row Rewards', 'Second'],
      'Second brand colour': ['gold', ''],
      'File of the logo': [join(dir, 'none.svg'), ''],
      Host: ['club.saffron-row.example', 'HTTP://x', 'Row.example'],
      'Areas that': ['visits', 'visit'],
    };
    const { ask, asked, complaints } = person(typed);
    await newMerchant({ dir, given: { name: 'Second Row', primary: '#862e9c' }, ask });
    const { merchants } = await loadMerchants(dir);
    expect(merchants.find(({ id }) => id === '20002')?.config).toMatchObject({
      hosts: ['row.example'],
      program: { name: 'Second Row Rewards' },
      manifest: { shortName: 'Second' },
      screens: { visit: false },
      referral: { layout: 'default' },
    });
    expect(asked).toEqual([
      'Merchant id (a number) [undefined]',
      'Name of the loyalty programme [Second Row Rewards]',
      'Name under the icon on the home screen (at most 14 characters) [Second Row]',
      'Second brand colour, for tiers and rewards []',
      'File of the logo []',
      'Typeface (Figtree, Manrope, Plus Jakarta Sans, Urbanist, or a WOFF2 file) []',
      'Host (such as rewards.the-mall.example) [undefined]',
      `Layout of refer a friend (${referralLayouts.join(', ')}) [default]`,
      expect.stringContaining('Areas that the mall does not have (offers, stores'),
    ]);
    expect(complaints).toEqual([
      expect.stringContaining('whole number'),
      expect.stringContaining('exists already'),
      expect.stringContaining('at most 14 characters'),
      expect.stringContaining('must be a colour'),
      expect.stringContaining('There is no logo at'),
      expect.stringContaining('belongs to merchant 20001'),
      expect.stringContaining('host name'),
      expect.stringContaining('Did you mean "visit"?'),
    ]);
  });
});

/** Somebody who types these answers, by the beginning of their question, and takes every other proposal. */
function person(typed: Record<string, string[]>) {
  const asked: string[] = [];
  const complaints: string[] = [];
  const ask: Ask = async (question, check, proposal) => {
    asked.push(`${question} [${proposal}]`);
    const [, answers = [proposal ?? '']] =
      Object.entries(typed).find(([start]) => question.startsWith(start)) ?? [];
    const told: (string | undefined)[] = [];
    for (const answer of answers) told.push(await check(answer));
    expect(told.pop(), question).toBeUndefined();
    complaints.push(...told.map((complaint) => complaint ?? ''));
  };
  return { ask, asked, complaints };
}

function formatted(json: string): boolean {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--stdin-file-path=merchants/1/merchant.json'];
  return execFileSync(process.execPath, args, { input: json, encoding: 'utf8' }) === json;
}
