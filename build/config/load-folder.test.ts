import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { checkFolder } from './check-folder';
import { loadMerchants } from './load';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8142b" d="M0 0h8v8z"/></svg>';

let dir: string;
let mall: string;

beforeEach(async () => {
  dir = await testFolder();
  mall = join(dir, '1');
  await writeMerchant(dir, '1');
});

const config = (text: string | Buffer) => writeFile(join(mall, 'merchant.json'), text);
const withoutLogo = () => rm(join(mall, 'logo.svg'));

/** Writes a config with these keys, and these files beside it. Of a mall with another logo, the usual one goes. */
async function write(changes: object, files: Record<string, string | Buffer> = {}): Promise<void> {
  await writeMerchant(dir, '1', changes);
  if (!('logo.svg' in files)) await withoutLogo();
  for (const [name, content] of Object.entries(files)) await writeFile(join(mall, name), content);
}

/** `merchant.json:2:3 message → fix` of each problem. */
async function told(): Promise<string[]> {
  const { problems } = await loadMerchants(dir);
  return problems.map(
    ({ file, line, column, message, fix }) =>
      `${file.split('/').at(-1)}:${line}:${column} ${message} → ${fix}`,
  );
}

it.each<[what: string, prepare: () => Promise<unknown>, says: RegExp[]]>([
  [
    'a config of nearly the right name',
    () => rm(join(mall, 'merchant.json')).then(() => writeFile(join(mall, 'Merchant.JSON'), '{}')),
    [/^merchant\.json:1:1 merchant\.json is missing\. → rename Merchant\.JSON to merchant\.json$/],
  ],
  [
    'a config that is not UTF-8',
    () => config(Buffer.from('{ "name": "Caf\xe9" }', 'latin1')),
    [/:1:15 .*not UTF-8 text/],
  ],
  [
    'a config that is a folder',
    () => rm(join(mall, 'merchant.json')).then(() => mkdir(join(mall, 'merchant.json'))),
    [/merchant\.json is not a file\./],
  ],
  [
    'an empty config, which may name any picture as the logo,',
    () => write({}, { 'mark.png': 'x' }).then(() => config('')),
    [/The file is empty\./],
  ],
  [
    'a wrong config beside a wrong logo',
    () => write({ nam: 'x' }, { 'logo.svg': '<svg' }),
    [/^logo\.svg/, /^merchant\.json/],
  ],
  [
    'a key that names a logo which is not there',
    () => config('{\n  "name": "One",\n  "hosts": ["one.example"],\n  "logo": "lgo.svg"\n}'),
    [/^merchant\.json:4:11 .* → did you mean "logo\.svg"\?$/],
  ],
  [
    'a logo above 200 kB',
    () => write({}, { 'logo.svg': `${logo}<!--${'x'.repeat(200_000)}-->` }),
    [/at most 200 kB/],
  ],
  [
    'a PNG that is too large',
    () => write({ logo: 'logo.png' }, { 'logo.png': 'x'.repeat(2_000_001) }),
    [/ → save it with fewer pixels; 1,024 px on its longer side are enough$/],
  ],
  [
    'a typeface as logo',
    () => write({ logo: 'font.woff2' }, { 'logo.svg': logo, 'font.woff2': 'wOF2' }),
    [/logo is "font\.woff2": it must be the name of an SVG or PNG file/],
  ],
  [
    'a typeface as logo that is not there',
    () => write({ logo: 'font.woff2' }, { 'logo.svg': logo }),
    [/logo is "font\.woff2": it must be the name of an SVG or PNG file/],
  ],
  ['a logo of the other kind', () => write({}, { 'brand.png': logo }), [/ → write "logo": "brand\.png"$/]],
  ['a logo in capitals', () => write({}, { 'LOGO.SVG': logo }), [/ → rename LOGO\.SVG to logo\.svg$/]],
  [
    'a logo with a space in its name',
    () => write({ logo: 'logos.svg' }, { 'my logos.svg': logo }),
    [/ → rename my logos\.svg to logos\.svg$/],
  ],
  [
    'a logo that is a link to nothing',
    () => withoutLogo().then(() => symlink('gone.svg', join(mall, 'logo.svg'))),
    [/logo\.svg is a link to a file that does not exist\./],
  ],
  [
    'a logo that is a link out of the folder',
    async () => {
      await writeFile(join(dir, '.outside.svg'), logo);
      await withoutLogo();
      await symlink('../.outside.svg', join(mall, 'logo.svg'));
    },
    [/logo\.svg is a link that leads out of the folder\./],
  ],
  [
    'a folder that is a link to nothing',
    async () => {
      await rm(mall, { recursive: true });
      await symlink('nowhere', mall);
    },
    [/The link leads nowhere\./],
  ],
])('%s is told once, at its place and with a fix', async (_what, prepare, says) => {
  await prepare();
  expect(await told()).toEqual(says.map((pattern) => expect.stringMatching(pattern)));
  expect((await loadMerchants(dir)).merchants).toEqual([]);
});

it('a byte order mark is no mistake, and columns count without it', async () => {
  await config('\uFEFF{ "name": "One", "hosts": ["one.example"] }');
  expect((await loadMerchants(dir)).merchants).toHaveLength(1);
  await config('\uFEFF{ "nam": "Two", "name": "Two", "hosts": ["two.example"] }');
  expect(await told()).toEqual([expect.stringMatching(/^merchant\.json:1:3 /)]);
});

it('a folder may be a link to another place', async () => {
  const elsewhere = join(await testFolder(), 'elsewhere');
  await writeMerchant(elsewhere, '3');
  await symlink(join(elsewhere, '3'), join(dir, '3'));
  expect((await loadMerchants(dir)).merchants.map(({ id }) => id)).toEqual(['1', '3']);
});

it('a file in the place of a folder is named', async () => {
  await writeFile(join(dir, '2'), 'a file where a folder should be');
  expect((await checkFolder(dir, '2')).problems).toMatchObject([
    { merchant: '2', line: 1, message: 'The folder cannot be read (ENOTDIR).' },
  ]);
});
