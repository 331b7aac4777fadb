import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { Failure } from '../shared/failure';
import { makeManyMalls } from './many-malls';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

const merchants = () => join(dir, 'merchants');

async function make(text: string | Buffer, { name = 'malls.csv', isDryRun = false } = {}) {
  await writeFile(join(dir, name), text);
  return makeManyMalls(merchants(), join(dir, name), isDryRun);
}

const configOf = async (id: string) =>
  JSON.parse(await readFile(join(merchants(), id, 'merchant.json'), 'utf8'));

const made = async () => (await readdir(merchants()).catch(() => [])).sort();

describe('many malls from one file', () => {
  it.each([
    ['commas', 'id,name,primary,host,without\n1,"Row, West",#0b7285,one.example,"visit,faqs"\n'],
    ['semicolons', 'id;name;primary;host;without\r\n1;Row, West;#0b7285;one.example;visit,faqs\r\n'],
    [
      'a byte order mark',
      '\uFEFFid,name,primary,host,without\n1,"Row, West",#0b7285,one.example,"visit,faqs"',
    ],
    [
      'capitals and blanks',
      'ID, Name ,PRIMARY,host,without\n 1 , "Row, West" ,0B7285, One.example ,"visit faqs"\n',
    ],
    [
      'texts of a spreadsheet',
      'id,name,primary,host,without\n="1","Row, West",#0b7285,one.example,"visit,faqs"\n\n,,,,\n',
    ],
  ])('are read from a table with %s', async (_, text) => {
    expect(await make(text)).toEqual({ made: [{ id: '1', name: 'Row, West' }], there: [], bad: [] });
    expect(await configOf('1')).toMatchObject({
      hosts: ['one.example'],
      screens: { visit: false, faqs: false },
    });
  });

  it('are read from JSON, with the same names', async () => {
    const entries = [
      {
        id: 1,
        name: 'One',
        primary: '#0b7285',
        host: 'one.example',
        'short-name': 'Short',
        without: ['visit'],
      },
      { id: 2, name: 'Two', primary: '#0b7285', host: 'two.example', colour: 'red' },
      7,
    ];
    const { made, bad } = await make(JSON.stringify(entries), { name: 'malls.json' });
    expect(made).toEqual([{ id: '1', name: 'One' }]);
    expect(bad.map(({ place }) => place)).toEqual(['entry 2', 'entry 3']);
    expect(await configOf('1')).toMatchObject({
      manifest: { shortName: 'Short' },
      screens: { visit: false },
    });
  });

  it('take their files beside the table', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8142b" d="M0 0h8v8z"/></svg>';
    await writeFile(join(dir, 'one.svg'), logo);
    const { bad } = await make(
      'id,name,primary,host,logo\n1,One,#c8142b,one.example,one.svg\n2,Two,#c8142b,two.example,gone.svg\n',
    );
    expect(await readFile(join(merchants(), '1/logo.svg'), 'utf8')).toBe(logo);
    expect(bad).toEqual([{ place: 'line 3', why: expect.stringContaining('gone.svg') }]);
    expect(await made()).toEqual(['1']);
  });

  it('names each bad line with its number, and makes the others', async () => {
    const { made: good, bad } = await make(
      [
        'id,name,primary,host',
        '1,"Two\nlines, quoted",#0b7285,one.example',
        '2,Two,#0b7285,two.example',
        '2,Again,#0b7285,again.example',
        '3,Three,#0b7285,two.example',
        'x,Four,blue-ish,four.example',
        ',Five,#0b7285,five.example',
        '6,=A1,#0b7285,six.example',
        '7,Seven "7",#0b7285,seven.example',
        '8,Eight,#0b7285,eight.example,more',
        '9,Nine,#0b7285,nine.example',
        '10,"Ten,#0b7285,ten.example',
        '11,Eleven,#0b7285,eleven.example',
      ].join('\n'),
    );
    expect(good.map(({ id }) => id)).toEqual(['2', '7', '9']);
    expect(bad).toEqual([
      { place: 'line 3', why: expect.stringMatching(/^name must be one line/) },
      { place: 'line 5', why: 'The id 2 stands in line 4 already.' },
      { place: 'line 6', why: 'The host two.example already belongs to merchant 2.' },
      { place: 'line 7', why: expect.stringMatching(/^id must be.*\nprimary must be/s) },
      { place: 'line 8', why: expect.stringMatching(/id/) },
      { place: 'line 9', why: 'name is a formula. Write its value.' },
      { place: 'line 11', why: expect.stringContaining('5 cells') },
      { place: 'line 13', why: expect.stringContaining('never closed') },
    ]);
  });

  it('make only what is missing, the second time, and nothing when it is only tried', async () => {
    const table = (rows: string[]) => ['id,name,primary,host', ...rows].join('\n');
    const rows = ['1,One,#0b7285,one.example', '2,Two,#0b7285,two.example'];
    expect((await make(table(rows), { isDryRun: true })).made).toHaveLength(2);
    expect(await made()).toEqual([]);
    await make(table(rows.slice(0, 1)));
    const before = await readFile(join(merchants(), '1/merchant.json'));
    expect(await make(table(['1,Other,#0b7285,other.example', ...rows.slice(1)]))).toEqual({
      made: [{ id: '2', name: 'Two' }],
      there: ['1'],
      bad: [],
    });
    expect(await readFile(join(merchants(), '1/merchant.json'))).toEqual(before);
  });

  it.each([
    ['id,name,primary', /^Missing in the first line: host\./],
    ['id,name,primary,host,colour', /No mall has "colour"/],
    ['id,name,primary,host,nmae', /Did you mean name\?/],
    ['id,name,primary,host,name', /"name" stands there twice/],
    ['', /^Missing in the first line: id/],
    [Buffer.from([0x69, 0x64, 0xe9]), /CSV UTF-8/],
  ])('are refused as a whole with the first line %s', async (text, message) => {
    const refused = make(text);
    await expect(refused).rejects.toThrow(Failure);
    await expect(refused).rejects.toThrow(message);
  });

  it('are refused where there is no such file, or no list in it', async () => {
    await expect(makeManyMalls(merchants(), join(dir, 'gone.csv'), false)).rejects.toThrow(
      /There is no file/,
    );
    await expect(make('{}', { name: 'malls.json' })).rejects.toThrow(/must be a list/);
  });
});
