import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, contents, precached, temporaryFolder, tinyApp, writeMerchant } from './harness';

const awkwardName = `Café "Ünï" & 'Söhne' </script><b>बाज़ार 🛍️`;

let folder: string;
const app = tinyApp();
const site = (id: string) => contents(join(folder, 'dist', id));

beforeAll(async () => {
  folder = await temporaryFolder();
  const merchants = join(folder, 'merchants');
  await writeMerchant(merchants, '701', {
    name: awkwardName,
    program: { name: `Punkte & "Perlen" 🎁` },
    description: `Alles in einem <Haus> ${awkwardName}`.slice(0, 200),
    texts: { 'common.loading': '</script><script>alert(1)</script>\u2028' },
  });
  await writeMerchant(merchants, '702', {
    name: 'Harbour Hall',
    hosts: ['harbour-hall.example'],
    api: { baseUrl: 'https://backend.harbour-hall.example' },
    screens: { offers: false },
  });
  await writeMerchant(merchants, '703', {
    name: 'Orchard Arcade',
    screens: { offers: false, referral: false, stores: false },
  });
  await build({ ...app, merchants, out: join(folder, 'dist') });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('names with quotes, markup, Devanagari and emoji', () => {
  it('reach the app unchanged and end no element of the page', async () => {
    const html = (await site('701')).get('index.html')?.toString() ?? '';
    const block = /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ name: awkwardName, programName: `Punkte & "Perlen" 🎁` });
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
    const plain = (await site('702')).get('index.html')?.toString() ?? '';
    expect(html.match(/<script/g)).toEqual(plain.match(/<script/g));
    expect(html).toContain('<title>Punkte &amp; &quot;Perlen&quot; 🎁</title>');
  });

  it('reach the web manifest unharmed', async () => {
    const manifest = JSON.parse((await site('701')).get('manifest.webmanifest')?.toString() ?? '');
    expect(manifest).toMatchObject({ name: `Punkte & "Perlen" 🎁`, short_name: 'Punkte &' });
  });
});

describe('isolation', () => {
  it('puts nothing of one merchant into another one’s site', async () => {
    const ids = ['701', '702', '703'];
    const marks: Record<string, RegExp> = {
      '701': /Café|mall-701|["/]701["/]/,
      '702': /Harbour|harbour-hall|["/]702["/]/,
      '703': /Orchard|mall-703|["/]703["/]/,
    };
    for (const owner of ids) {
      expect(
        [...(await site(owner)).values()].some((bytes) => marks[owner]?.test(bytes.toString())),
        owner,
      ).toBe(true);
      for (const other of ids.filter((id) => id !== owner)) {
        const leaks = [...(await site(other))].filter(([, bytes]) => marks[owner]?.test(bytes.toString()));
        expect(leaks.map(([path]) => path)).toEqual([]);
      }
    }
  });
});

describe('an area that a merchant switches off', () => {
  it('vanishes from tiles and menu', async () => {
    const html = (await site('703')).get('index.html')?.toString() ?? '';
    const brand = JSON.parse(/id="brand">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(brand.dashboardTiles).toEqual(['submitBills', 'redeem']);
    expect(brand.menuEntries).not.toContain('storeLocator');
    expect(brand.menuEntries).toContain('contactUs');
    expect(brand.screens).toMatchObject({ offers: false, referral: false, stores: false, visit: true });
  });

  it('is not requested by the page or the service worker', async () => {
    for (const id of ['702', '703']) {
      const files = await site(id);
      const asked = precached(files);
      expect(asked.length).toBeGreaterThan(4);
      expect(asked.filter((path) => !files.has(path))).toEqual([]);
    }
  });
});
