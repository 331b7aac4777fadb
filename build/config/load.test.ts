import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import { loadMerchants } from './load';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8142b" d="M0 0h8v8z"/></svg>';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

async function write(id: string, config: unknown = {}, files: Record<string, string> = {}): Promise<void> {
  await mkdir(join(dir, id), { recursive: true });
  const full = { name: `Mall ${id}`, hosts: [`m${id}.example`], ...(config as object) };
  const json = typeof config === 'string' ? config : JSON.stringify(full);
  const own = logo.replace('8v8', `8v8a${id.length} ${Number(id) || 1}`); // two malls never share a logo
  for (const [name, text] of Object.entries({ 'merchant.json': json, 'logo.svg': own, ...files })) {
    await writeFile(join(dir, id, name), text);
  }
}

/** `36/merchant.json:2:3 error`: the place without the temporary folder. */
function places(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, column, severity }) => {
    return `${file.split(`${dir.split('/').at(-1)}/`).at(-1)}:${line}:${column} ${severity}`;
  });
}

describe('loading merchants', () => {
  it('gives the merchants by the number of their id, with every default filled in', async () => {
    for (const id of ['10068', '9', '36']) await write(id);
    const { merchants, problems } = await loadMerchants(dir);
    expect(problems).toEqual([]);
    expect(merchants.map(({ id }) => id)).toEqual(['9', '36', '10068']);
    expect(merchants[0]?.config.ids).toEqual({ platform: 4, appVersion: 4, loginThrough: 2 });
    expect(merchants[0]?.logo.toString()).toContain('<svg');
  });

  it('reports every problem of every merchant in one run, and loads the good ones', async () => {
    await write('1', '{\n  "name": 5,\n  "hosts": ["A.example"],\n  "colour": "red",\n}\n');
    await write('2', '{ "name": "Two" ');
    await write('3');
    const { merchants, problems } = await loadMerchants(dir);
    expect(merchants.map(({ id }) => id)).toEqual(['3']);
    expect(places(problems)).toEqual([
      '1/merchant.json:2:11 error',
      '1/merchant.json:3:13 error',
      '1/merchant.json:4:3 error',
      '1/merchant.json:4:18 error',
      '2/merchant.json:1:17 error',
    ]);
  });

  it('names a missing folder of merchants', async () => {
    const { problems } = await loadMerchants(join(dir, 'nowhere'));
    expect(problems).toMatchObject([
      { merchant: '', severity: 'error', message: expect.stringContaining('does not exist') },
    ]);
  });

  it('names the parent of a folder that is one merchant’s own', async () => {
    await write('36');
    for (const only of [undefined, ['36']]) {
      const { merchants, problems } = await loadMerchants(join(dir, '36'), only);
      expect(merchants).toEqual([]);
      const message = expect.stringContaining('the folder of one merchant');
      const fix = `use its parent: ${displayPath(dir)}`;
      expect(problems).toMatchObject([{ merchant: '', severity: 'error', message, fix }]);
    }
  });

  it.each(['mall', '036', '12345678901', '-3', '3 6', '0'])('refuses the folder name %j', async (name) => {
    await write(name, { hosts: ['x.example'] });
    const { merchants, problems } = await loadMerchants(dir);
    expect(merchants).toEqual([]);
    expect(problems).toMatchObject([
      { merchant: name, severity: 'error', message: expect.stringContaining('merchant id') },
    ]);
  });

  it('never advises a name for a folder that another one has', async () => {
    await write('101');
    await write('101-old', { hosts: ['x.example'] });
    await write('mall7', { hosts: ['y.example'] });
    const { problems } = await loadMerchants(dir);
    expect(problems.map(({ fix }) => fix)).toEqual([
      'merchant 101 has a folder of its own. If this is a copy, move it away; if it is another mall, give it an id that is free',
      'rename it to 7',
    ]);
  });

  it('refuses both merchants who claim one host, and no third one', async () => {
    await write('1', { hosts: ['same.example'] });
    await write('2', { hosts: ['own.example', 'same.example'] });
    await write('3');
    const { merchants, problems } = await loadMerchants(dir);
    expect(merchants.map(({ id }) => id)).toEqual(['3']);
    expect(problems.map(({ merchant, message }) => [merchant, message])).toEqual([
      ['1', 'The host same.example is also claimed by 2. One host can show only one mall.'],
      ['2', 'The host same.example is also claimed by 1. One host can show only one mall.'],
    ]);
  });

  it.each([
    ['asked for together', undefined],
    ['asked for alone', ['1']],
  ])('takes no host from a good merchant, %s, for one that has other errors', async (_, only) => {
    await write('1', { hosts: ['same.example'] });
    await write('2', { hosts: ['same.example'], colour: 'red' });
    await write('3', '{ "hosts": ["same.example"], "name":');
    const { merchants, problems } = await loadMerchants(dir, only);
    expect(merchants.map(({ id }) => id)).toEqual(['1']);
    expect(problems.filter(({ merchant }) => merchant === '1')).toEqual([]);
    const told = problems
      .filter(({ message }) => message.includes('claimed by'))
      .map(({ merchant }) => merchant);
    expect(told).toEqual(only ? [] : ['2', '3']);
  });

  it('sees a host that is claimed by a merchant who is not asked for', async () => {
    await write('1', { hosts: ['same.example'] });
    await write('2', { hosts: ['same.example'] });
    const { merchants, problems } = await loadMerchants(dir, ['2']);
    expect(merchants).toEqual([]);
    expect(problems.map(({ merchant }) => merchant)).toEqual(['2']);
  });

  it('warns each of the merchants who share a logo, also one who is asked for alone', async () => {
    for (const id of ['1', '2']) await write(id, {}, { 'logo.svg': logo });
    await write('3', { logo: 'copy.svg' }, { 'copy.svg': logo });
    await rm(join(dir, '3', 'logo.svg'));
    await write('4');
    const told = async (only?: string[]) => {
      const { merchants, problems } = await loadMerchants(dir, only);
      expect(merchants).toHaveLength(only?.length ?? 4);
      return problems.map(({ merchant, severity, message }) => [merchant, severity, message.split('.')[0]]);
    };
    const same = 'The logo is the same file as the logo of';
    expect(await told()).toEqual([
      ['1', 'warning', `${same} 2, 3`],
      ['2', 'warning', `${same} 1, 3`],
      ['3', 'warning', `${same} 1, 2`],
    ]);
    expect(await told(['3', '4'])).toEqual([['3', 'warning', `${same} 1, 2`]]);
  });

  it('loads only those asked for and says nothing of the others', async () => {
    await write('1', '{');
    await write('2');
    expect(await loadMerchants(dir, ['2'])).toMatchObject({ merchants: [{ id: '2' }], problems: [] });
  });

  it('lists the merchants that exist when asked for one that does not', async () => {
    await write('36');
    const { problems } = await loadMerchants(dir, ['37']);
    expect(problems).toMatchObject([
      {
        merchant: '37',
        severity: 'error',
        message: expect.stringContaining('there are 36'),
        fix: 'did you mean "36"?',
      },
    ]);
  });

  it.each(['row\u00a0MALL', 'Row\u200b Mall', 'Row M\u00adall', 'Row  Mall\u2060'])(
    'warns of a name that looks like that of another mall: %j',
    async (name) => {
      await write('1', { name: 'Row Mall' });
      await write('2', { name });
      const { problems } = await loadMerchants(dir, ['2']);
      expect(problems).toMatchObject([
        { severity: 'warning', message: expect.stringContaining('is also the name of 1') },
      ]);
    },
  );

  it('warns of files that belong to nothing', async () => {
    await write('1', {}, { 'notes.txt': '', '.DS_Store': '' });
    await writeFile(join(dir, 'stray.json'), '{}');
    await writeFile(join(dir, 'merchant.schema.json'), '{}');
    const { merchants, problems } = await loadMerchants(dir);
    expect(merchants).toHaveLength(1);
    expect(places(problems)).toEqual(['1/notes.txt:1:1 warning', 'stray.json:1:1 warning']);
  });

  it('checks files that are not saved yet instead of those on the disk, with the same limits', async () => {
    await write('36');
    await write('37');
    const text = JSON.stringify({ name: 'Renamed', hosts: ['m37.example'], logo: 'new.svg' });
    const unsaved = { '36': { 'merchant.json': Buffer.from(text), 'new.svg': Buffer.alloc(3_000_000) } };
    const { merchants, problems } = await loadMerchants(dir, ['36'], unsaved);
    expect(merchants).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('The host m37.example is also claimed by 37.'),
        expect.stringContaining('new.svg has 3 MB'),
      ]),
    );
    const good = {
      '36': { 'merchant.json': Buffer.from(text.replaceAll('m37', 'm36').replace('new', 'logo')) },
    };
    const loaded = await loadMerchants(dir, ['36'], good);
    expect(loaded.merchants[0]?.config.name).toBe('Renamed');
    expect((await loadMerchants(dir, ['36'])).merchants[0]?.config.name).toBe('Mall 36');
  });
});
