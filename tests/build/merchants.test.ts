import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, contents, precached, temporaryFolder, tinyApp, writeMerchant } from './harness';

const awkwardName = `Café "Ünï" & 'Söhne' </script><b>बाज़ार 🛍️`;

let folder: string;
const app = tinyApp();
const site = (id: string) => contents(join(folder, 'dist', id));
const scripts = async (id: string) =>
  [...(await site(id))]
    .filter(([path]) => /^assets\/.*\.(js|css)$/.test(path))
    .map(([, bytes]) => bytes.toString());

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
    referral: { layout: 'steps', howItWorks: 'inline' },
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

describe('code of areas that a merchant switches off', () => {
  it('is left out with all that only it needs, its styles and precache entries too', async () => {
    const [all, without] = [await scripts('701'), (await scripts('702')).join()];
    for (const mark of ['the offers screen', 'the offers map', '.offers']) {
      expect(all.join(), mark).toContain(mark);
      expect(without, mark).not.toContain(mark);
    }
    expect(precached(await site('701')).join()).toMatch('assets/offers');
    expect(precached(await site('702')).join()).not.toMatch('assets/offers');
  });

  it('leaves code that others share with it', async () => {
    expect((await scripts('702')).join()).toContain('carried by everybody');
    expect((await scripts('702')).join()).toContain('the login screen');
  });

  it('includes the referral layouts that the merchant did not choose', async () => {
    const carried = async (id: string) => {
      const code = (await scripts(id)).join();
      return ['default', 'steps', 'ticket'].filter((layout) => code.includes(`the ${layout} layout`));
    };
    expect(await carried('701')).toEqual(['default']);
    expect(await carried('702')).toEqual(['steps']);
    expect(await carried('703')).toEqual([]);
  });

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
