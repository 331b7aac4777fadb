import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { sharedFor, withShared } from './defaults';
import { loadMerchants } from './load';
import { rawConfig } from './raw-config';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

async function write(id: string, config: object = {}): Promise<void> {
  await mkdir(join(dir, id), { recursive: true });
  const full = { name: `Mall ${id}`, hosts: [`m${id}.example`], ...config };
  await writeFile(join(dir, id, 'merchant.json'), JSON.stringify(full));
  const path = `<path fill="#c8142b" d="M0 0h8v8a${id.length} ${Number(id) || 1}z"/>`;
  await writeFile(
    join(dir, id, 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${path}</svg>`,
  );
}

const share = (content: unknown) =>
  writeFile(
    join(dir, 'defaults.json'),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );

async function loaded() {
  const { merchants, problems } = await loadMerchants(dir);
  const said = problems.map(({ merchant, file, line, message }) => ({
    merchant,
    place: `${basename(file)}:${line}`,
    message,
  }));
  return { configs: merchants.map(({ config }) => config), said };
}

describe('what malls share', () => {
  it('fills in what a mall leaves open, with its id and host in addresses', async () => {
    await share({
      $schema: 'defaults.schema.json',
      api: { baseUrl: 'https://{host}/loyalty/{id}' },
      links: { privacy: 'https://www.operator.example/{id}' },
      integrations: {
        images: { hosts: ['{id}.pictures.example'] },
        telemetry: { url: 'https://metrics.operator.example/{id}' },
        maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Maps of {id}' },
      },
      registration: { ageText: 'For people aged 18 or over' },
      help: { email: 'help@{host}' },
      rights: { deletion: { days: 14, keeps: 'Bills.', url: 'https://www.operator.example/{id}/leave' } },
      texts: { 'cart.title': 'Basket' },
    });
    await write('7');
    const { configs, said } = await loaded();
    expect(said).toEqual([]);
    expect(configs).toMatchObject([
      {
        api: { baseUrl: 'https://m7.example/loyalty/7' },
        links: { privacy: 'https://www.operator.example/7' },
        help: { email: 'help@m7.example' },
        rights: { deletion: { days: 14, url: 'https://www.operator.example/7/leave' } },
        integrations: {
          images: { hosts: ['7.pictures.example'] },
          telemetry: { url: 'https://metrics.operator.example/7' },
          maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' },
        },
        registration: { ageText: 'For people aged 18 or over' },
        texts: { 'cart.title': 'Basket' },
      },
    ]);
    expect(rawConfig(dir, '7').api).toBe('https://m7.example/loyalty/7');
  });

  it('leaves a mall its own values: of areas each key, of a key the whole, of the palette each colour', async () => {
    await share({
      screens: { visit: false, faqs: false },
      dashboard: { tiles: ['redeem', 'directory'] },
      launch: { from: '2026-12-01', until: '2026-12-31', text: 'Soon' },
      theme: { palette: { primaryOrange: '#c8142b', gold: '#7a5c00' } },
    });
    await write('7', {
      screens: { visit: true },
      dashboard: { tiles: ['redeem'] },
      launch: { from: '2027-01-01', until: '2027-01-02', text: 'Now' },
      theme: { palette: { gold: '#6b5000' } },
    });
    const [config] = (await loaded()).configs;
    expect(config?.screens).toMatchObject({ visit: true, faqs: false });
    expect(config?.dashboard.tiles).toEqual(['redeem']);
    expect(config?.launch).toEqual({ from: '2027-01-01', until: '2027-01-02', text: 'Now' });
    expect(config?.theme.palette).toMatchObject({ primaryOrange: '#c8142b', gold: '#6b5000' });
  });

  it('names the shared file for each mall that its value breaks, and no other mall', async () => {
    await share('{\n  "links": {\n    "privacy": "https://www.operator.example/{id}\\u0020x"\n  }\n}');
    await write('1');
    await write('2', { links: { privacy: 'https://www.mall-2.example' } });
    const { configs, said } = await loaded();
    expect(configs.map(({ name }) => name)).toEqual(['Mall 2']);
    expect(said).toEqual([
      { merchant: '1', place: 'defaults.json:3', message: expect.stringMatching(/^links\.privacy is/) },
    ]);
  });

  it.each([
    ['{ "api": ', /value|JSON|ends/i],
    ['[]', /must be an object/],
    ['{ "name": "All" }', /^name is what each mall has alone/],
    ['{ "manifest": { "shortName": "All" } }', /^manifest\.shortName is what each mall has alone/],
    ['{ "theme": { "font": "own.woff2" } }', /^theme\.font is what each mall has alone/],
    ['{ "api": { "baseUrl": "https://{hots}/api" } }', /^\{hots\} is no placeholder/],
    ['{ "linsk": {} }', /linsk/],
  ])('%s stops every mall, and says why', async (text, message) => {
    await share(text);
    for (const id of ['1', '2']) await write(id);
    const { configs, said } = await loaded();
    expect(configs).toEqual([]);
    expect(said.filter((each) => message.test(each.message)).map(({ merchant }) => merchant)).toEqual([
      '1',
      '2',
    ]);
    expect(new Set(said.map(({ place }) => place))).toEqual(new Set(['defaults.json:1']));
  });

  it('is nothing where no file is', async () => {
    await write('1', { api: { baseUrl: '/own' } });
    expect((await loaded()).configs).toMatchObject([{ api: { baseUrl: '/own' } }]);
  });
});

describe('filling in', () => {
  it('never loses or invents a value, over thousands of configs', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    const areas = ['theme', 'screens', '__proto__', 'constructor', 'launch', 'menu'];
    const value = (depth: number): unknown =>
      depth === 0 || random(3) === 0
        ? [random(9), `{id}-${random(9)}`, [random(3)], null][random(4)]
        : Object.fromEntries(areas.slice(random(3), 3 + random(4)).map((key) => [key, value(depth - 1)]));
    for (let round = 0; round < 5000; round += 1) {
      const [own, shared] = [value(3), value(3)];
      const filled = sharedFor('7', own, shared);
      const result = withShared(own, filled);
      expect(withShared(result, filled)).toEqual(result);
      expect(withShared(own, undefined)).toEqual(own);
      if (typeof own !== 'object' || own === null || Array.isArray(own)) continue;
      for (const key of Object.keys(own)) expect(Object.hasOwn(result as object, key)).toBe(true);
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    }
  });
});
