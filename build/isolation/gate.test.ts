import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { testFolder } from '../../tests/build/harness';
import type { Merchant } from '../brand/merchant';
import type { Templates } from '../brand/templates';
import type { Core } from '../core/core';
import { madeFile } from '../core/site-file';
import { belongingsOf } from './belongings';
import { isolationGate, saidByApp } from './gate';
import type { Secret } from './secrets';

const logoOf = (id: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M${`${id} `.repeat(40)}z"/></svg>`,
  );

function merchant(id: string, config: Partial<MerchantInput> = {}): Merchant {
  const input = { name: `Mall of ${id}`, hosts: [`rewards.mall-${id}.example`], ...config };
  return { id, config: merchantSchema.parse(input), logo: logoOf(id), icon: logoOf(`icon ${id}`) };
}

const core: Core = {
  hash: 'core',
  files: [],
  chunks: [],
  entryCss: '',
  page: { script: '', login: '' },
  serviceWorker: '',
};
const templates = { words: '# one default server for all sites' } as Templates;

function gateFor(everybody: readonly Merchant[], shared: Partial<Core> = {}) {
  return isolationGate(
    everybody.map((each) => belongingsOf(each, `merchants/${each.id}`)),
    { dir: 'merchants', templates, core: { ...core, ...shared } },
  );
}

const own = merchant('36', { name: 'Mitti Court' });
const other = merchant('10070', {
  name: 'Petal & Street',
  program: { name: 'Perkspetal' },
  manifest: { shortName: 'Petalverse' },
  api: { baseUrl: 'https://api.petal.example/v1' },
});
const environment = { apiBaseUrl: '/api', payloadKey: 'k', pushPublicKey: '' };

/** What the gate says of a site of `own` that has one more file. */
async function verdict(path: string, content: string | Buffer, everybody = [own, other]): Promise<string> {
  const gate = await gateFor(everybody);
  const files = [madeFile('index.html', 'Mitti Court, mall 36'), madeFile(path, content)];
  return gate.check(own, environment, files).then(
    () => 'fine',
    (error: Error) => error.message,
  );
}

const sample = (logo: Buffer) => logo.subarray(20, logo.length - 20);

describe('a site is not published when it holds', () => {
  it.each<[string, string, string | Buffer, string]>([
    [
      'a name',
      'index.html.txt',
      'by PETAL & STREET.',
      'the name "Petal & Street" of 10070 in index.html.txt',
    ],
    ['a name in HTML', 'x.html', 'Petal &amp; Street', 'the name "Petal & Street" of 10070'],
    ['a name in JSON in a page', 'x.html', '"Petal \\u0026 Street"', 'the name "Petal & Street" of 10070'],
    ['a name in an address', 'x.txt', '?q=Petal%20%26%20Street', 'the name "Petal & Street" of 10070'],
    ['a name in a form', 'x.txt', '?q=Petal+%26+Street', 'the name "Petal & Street" of 10070'],
    ['one word of 8 letters', 'x.js', 'let a="Perkspetal"', 'the name "Perkspetal" of 10070'],
    [
      'a host',
      'nginx.conf',
      'server_name rewards.mall-10070.example;',
      'the host "rewards.mall-10070.example"',
    ],
    [
      'a host below it',
      'x.txt',
      'https://www.rewards.mall-10070.example/',
      'the host "rewards.mall-10070.example"',
    ],
    [
      'an API address',
      'x.js',
      '"//api.petal.example/v1/login"',
      'the API address "https://api.petal.example/v1"',
    ],
    ['the short name of its app', 'x.js', 'let a="Petalverse"', 'the name "Petalverse" of 10070'],
    ['the logo as a file', 'assets/logo-1.svg', other.logo, 'the logo of 10070'],
    ['the icon as a file', 'icons/icon-1.svg', other.icon ?? '', 'the logo of 10070'],
    ['the icon inside a file', 'x.html', sample(other.icon ?? other.logo), 'the logo of 10070'],
    ['the logo inside a file', 'x.html', sample(other.logo), 'the logo of 10070'],
    ['the logo as base64', 'x.html', sample(other.logo).toString('base64'), 'the logo of 10070'],
    ['an id as a JSON string', 'x.json', '{"a": "10070"}', 'the id of 10070 in x.json'],
    ['an id as a step of a path', 'nginx.conf', 'root /srv/sites/10070;', 'the id of 10070 in nginx.conf'],
    ['an id as a host', 'x.txt', 'http://10070.localhost/', 'the id of 10070 in x.txt'],
    ['an id after its word', 'x.js', 'merchant_id=10070&x', 'the id of 10070 in x.js'],
  ])('%s of another merchant', async (_what, path, content, told) => {
    const said = await verdict(path, content);
    expect(said).toContain(told);
    expect(said).toContain('not published');
  });
});

describe('a site may hold', () => {
  it.each([
    ['digits that are no merchant', 'x.js', 'a=10070;b=[10070,"x10070"];c="10070px"'],
    ['a fraction in a style sheet', 'x.html', '<style>a{aspect-ratio:16/10070;}</style>'],
    ['a longer name', 'x.txt', 'Petal & Streetwise'],
    ['a longer host', 'x.txt', 'my-rewards.mall-10070.example rewards.mall-10070.example.org'],
  ])('%s', async (_what, path, content) => {
    expect(await verdict(path, content)).toBe('fine');
  });

  it('the flat part of another logo', async () => {
    const flat = {
      ...other,
      logo: Buffer.concat([Buffer.alloc(4000, 0xff), other.logo, Buffer.alloc(4000, 0xff)]),
    };
    const white = Buffer.alloc(200, 0xff);
    expect(await verdict('icons/monochrome-192.png', white, [own, flat])).toBe('fine');
    expect(await verdict('x.png', sample(other.logo), [own, flat])).toContain('the logo of 10070');
    const blank = { ...other, logo: Buffer.alloc(4000, 0xff) };
    expect(await verdict('x.png', white, [own, blank])).toBe('fine');
  });

  it('short single words, which may stand anywhere by chance', async () => {
    expect(await verdict('x.txt', 'Plaza', [own, merchant('7', { name: 'Plaza' })])).toBe('fine');
  });

  it('what several merchants have', async () => {
    const api = { baseUrl: 'https://api.group.example' };
    const twins = [
      merchant('1', { api, program: { name: 'Group Club' } }),
      merchant('2', { api, program: { name: 'Group Club' } }),
    ];
    expect(await verdict('x.txt', 'https://api.group.example Group Club', [own, ...twins])).toBe('fine');
  });

  it('what its own config names', async () => {
    const neighbour = merchant('37', {
      name: 'Mitti Court North',
      texts: { 'login.title': 'Perkspetal 10070' },
    });
    const gate = await gateFor([own, other, neighbour]);
    const page = madeFile('index.html', 'Mitti Court North, Perkspetal');
    await expect(gate.check(neighbour, environment, [page])).resolves.toBeUndefined();
  });
});

describe('what all sites share', () => {
  it.each<[string, Partial<MerchantInput>, string]>([
    ['host', { hosts: ['e.target'] }, 'The host "e.target" is a word in the code of every site'],
    ['quoted host', { hosts: ['react.memo'] }, 'The host "react.memo" is a word'],
    [
      'API address',
      { api: { baseUrl: 'https://e.target/' } },
      'The API address "https://e.target/" is a word',
    ],
  ])('refuses one mall and no other where its %s is a word of code', async (_what, config, told) => {
    const code = 'f=e=>e.target;g="react.memo"';
    const gate = await gateFor([own, merchant('509', config)], { entryCss: code });
    const place = { merchant: '509', file: 'merchants/509/merchant.json', severity: 'error' };
    expect(gate.refused).toMatchObject([{ ...place, message: expect.stringContaining(told) }]);
    await expect(gate.check(own, environment, [madeFile('a.js', code)])).resolves.toBeUndefined();
  });

  it.each(['http://a/', 'http://localhost/', 'http://127.0.0.1:8080', 'https://tile.openstreetmap.org/'])(
    'takes %s for no mall’s own address',
    async (baseUrl) => {
      const gate = await gateFor([own, merchant('509', { api: { baseUrl } })], {
        entryCss: `u="${baseUrl}"`,
      });
      expect(gate.refused).toEqual([]);
      await expect(gate.check(own, environment, [madeFile('a.js', baseUrl)])).resolves.toBeUndefined();
    },
  );

  it.each([
    '"rewards.mall-10070.example"',
    '`rewards.mall-10070.example/a`',
    '//www.rewards.mall-10070.example',
  ])('stops every site when it names a host: %s', async (entryCss) => {
    await expect(gateFor([own, other], { entryCss })).rejects.toThrow(
      'The app itself contains the host "rewards.mall-10070.example" of 10070',
    );
  });

  it('stops every site when it holds a logo, and says whose', async () => {
    const shared = { entryCss: sample(other.logo).toString() };
    await expect(gateFor([own, other], shared)).rejects.toThrow('The app itself contains the logo of 10070');
  });

  it('stops every site when it names a merchant by id', async () => {
    await expect(gateFor([own, other], { entryCss: 'width:"36"' })).resolves.toBeDefined();
    for (const entryCss of ['if(merchantId==="36"){}', 'x={merchantId:36}', '"/merchants/36/"']) {
      await expect(gateFor([own, other], { entryCss })).rejects.toThrow('the id 36');
    }
  });

  it('makes a name that the app itself says a warning', async () => {
    const shared = { entryCss: 'title="Gift Cards"' };
    const named = merchant('7', { name: 'Gift Cards', manifest: { shortName: 'Gift Cards' } });
    const gate = await gateFor([own, named], shared);
    expect(gate.warnings).toMatchObject([
      {
        merchant: '7',
        severity: 'warning',
        file: 'merchants/7/merchant.json',
        fix: expect.stringContaining('choose a name that only this mall has'),
        message: expect.stringContaining('The app itself says "Gift Cards"'),
      },
    ]);
    await expect(gate.check(own, environment, [madeFile('a.txt', 'Gift Cards')])).resolves.toBeUndefined();
  });

  it('does the same for a name that the templates of the sites say', async () => {
    const named = merchant('7', { name: 'Default Server', manifest: { shortName: 'Default' } });
    const gate = await gateFor([own, named]);
    expect(gate.warnings).toMatchObject([{ merchant: '7', severity: 'warning' }]);
    const files = [madeFile('nginx.conf', templates.words)];
    await expect(gate.check(own, environment, files)).resolves.toBeUndefined();
  });
});

it('a word is placed where the config gives it, or at the beginning of a file that cannot be read', async () => {
  const dir = await testFolder();
  const place = (kind: Secret['kind'], text: string) => {
    const { file, line, column, severity } = saidByApp(dir, { owner: '.', kind, text, words: [] });
    expect(file).toMatch(/merchant\.json$/);
    return `${line}:${column} ${severity}`;
  };
  expect([place('name', 'My Mall'), place('host', 'e.id')]).toEqual(['1:1 warning', '1:1 error']);
  const config =
    '{\n  "name": "My Mall",\n  "program": { "name": "My Profile" },\n  "hosts": ["a.example", "e.id"],\n  "api": { "baseUrl": "https://e.to" }\n}\n';
  await writeFile(join(dir, 'merchant.json'), config);
  expect(place('name', 'My Mall')).toBe('2:11 warning');
  expect(place('name', 'My Profile')).toBe('3:24 warning');
  expect(place('name', 'Other')).toBe('1:1 warning');
  expect(place('host', 'e.id')).toBe('4:26 error');
  expect(place('API address', 'https://e.to')).toBe('5:23 error');
});
