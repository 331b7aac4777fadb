import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMerchants } from '../../../build/config/load';
import { newMerchant } from '../../../build/scaffold/new-merchant';
import { folderFlag } from '../../../build/shared/display-path';
import { defaultOut } from '../../../build/shared/project';
import { testFolder } from '../../../tests/build/harness';
import { storeFactsOf } from '../../../tests/setup/store-facts';
import { listingSheet } from './listing';
import { writeStore } from './write-store';

const print = Array<string>(32).fill('0F').join(':');
const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };

let folder: string;
let merchants: string;
let out: string;

beforeEach(async () => {
  folder = await testFolder();
  merchants = join(folder, 'merchants');
  out = join(folder, 'android');
  const given = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.row.example' };
  await newMerchant({ dir: merchants, given });
});

async function give(keys: object): Promise<void> {
  const path = join(merchants, '20001', 'merchant.json');
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...keys }));
}

async function store() {
  const [merchant] = (await loadMerchants(merchants, ['20001'])).merchants;
  if (!merchant) throw new Error('The mall has mistakes.');
  return writeStore({ merchant, merchants, environment, out });
}

const manifest = async () => JSON.parse(await readFile(join(out, 'twa-manifest.json'), 'utf8'));

describe('the listing', () => {
  const listing = (more: object, pictures: Parameters<typeof listingSheet>[1] = []) =>
    listingSheet(storeFactsOf(more), pictures);

  it('describes what the app of the mall has, in its own words', () => {
    const words = { points: { one: 'Petal', other: 'Petals' } };
    const told = listing({ words, screens: { referral: false } });
    expect(told).toContain('send photos of your bills, and see the Petals that you have.');
    expect(told).toContain('Look for brands and stores in the directory.');
    expect(told).not.toMatch(/Invite friends|your points/);
    expect(told).toContain("1024 × 500 px | none: the client's designer makes it");
  });

  it('names the pictures of a phone with their sizes, and no other', () => {
    const pictures = [
      { path: 'phone.png', width: 780, height: 1560 },
      { path: 'tall.png', width: 390, height: 844 },
      { path: 'wide.png', width: 1280, height: 800 },
    ];
    expect(listing({}, pictures)).toContain('twice as long as wide | phone.png (780 × 1560) |');
  });

  it('leaves to the client what does not fit', () => {
    const names = { program: { name: 'S'.repeat(40) }, manifest: { shortName: 'Row' } };
    const told = listing({ ...names, description: 'Saffron '.repeat(20).trim() });
    expect(told).toContain('| App name | Row | 3 of 30 |');
    expect(told).toContain('| Short description | ask the client | 0 of 80 |');
  });
});

describe('the files for Google Play', () => {
  it('are what bubblewrap and the listing need of the mall', async () => {
    const privacy = 'https://www.row.example/privacy';
    const android = { packageId: 'in.row.club', fingerprints: [print] };
    await give({ android, links: { privacy }, manifest: { iconBackground: '#7c0d1c' } });
    await store();
    expect((await readdir(out)).sort()).toEqual([
      ...['data-safety.md', 'icon.png', 'listing.md', 'steps.md', 'twa-manifest.json'],
    ]);
    expect(await manifest()).toMatchObject({
      packageId: 'in.row.club',
      host: 'club.row.example',
      name: 'Saffron Row Rewards',
      launcherName: 'Saffron Row',
      startUrl: '/',
      iconUrl: 'https://club.row.example/icons/icon-512.png',
      maskableIconUrl: 'https://club.row.example/icons/maskable-512.png',
      webManifestUrl: 'https://club.row.example/manifest.webmanifest',
      enableNotifications: false,
      appVersionCode: 1,
      fingerprints: [{ value: print }],
      shortcuts: expect.arrayContaining([
        expect.objectContaining({ url: 'https://club.row.example/membership?show=card' }),
      ]),
    });
    expect(await sharp(join(out, 'icon.png')).metadata()).toMatchObject({ width: 512, height: 512 });
    const corner = sharp(join(out, 'icon.png')).extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.removeAlpha().raw().toBuffer()).toString('hex')).toBe('7c0d1c');
    const listing = await readFile(join(out, 'listing.md'), 'utf8');
    expect(listing).toContain('| App name | Saffron Row Rewards | 19 of 30 |');
    expect(listing).toContain(`| Privacy policy | ${privacy} |`);
    const short = 'Earn points on every bill at Saffron Row and turn them into rewards.';
    expect(listing).toContain(`| Short description | ${short} | ${short.length} of 80 |`);
    const steps = await readFile(join(out, 'steps.md'), 'utf8');
    expect(steps).toContain('https://club.row.example/.well-known/');
    for (const name of ['ready', 'lock', 'play'])
      expect(steps).toContain(`npm run mall -- ${name} 20001${folderFlag('merchants', merchants)}\``);
  });

  it('say what Google Play misses in a mall without rights, and no more once it has them', async () => {
    await give({ android: { packageId: 'in.row.club' } });
    expect((await store()).notes).toEqual([
      expect.stringContaining('without rights.controller, rights.deletion, links.privacy in merchant.json'),
    ]);
    const grievance = { name: 'Grievance officer', email: 'complaints@row.example' };
    const controller = { name: 'Row Limited', address: '1 Row Road', email: 'data@row.example', grievance };
    const rights = { controller, deletion: { days: 14, keeps: 'Bills for eight years.' } };
    await give({ rights, links: { privacy: 'https://www.row.example/privacy' } });
    expect((await store()).notes).toEqual([]);
  });

  it('keep the version, the key and other files of the folder when they are written again', async () => {
    await give({ android: { packageId: 'in.row.club' } });
    await store();
    const signingKey = { path: '/safe/row.keystore', alias: 'row' };
    const edited = { ...(await manifest()), appVersionCode: 7, appVersion: '7', signingKey, name: 'Old' };
    await writeFile(join(out, 'twa-manifest.json'), JSON.stringify(edited));
    await writeFile(join(out, 'android.keystore'), 'secret');
    await give({ android: { packageId: 'in.row.club', fingerprints: [print] } });
    await store();
    expect(await manifest()).toMatchObject({
      appVersionCode: 7,
      appVersion: '7',
      signingKey,
      name: 'Saffron Row Rewards',
      fingerprints: [{ value: print }],
    });
    expect(await readFile(join(out, 'android.keystore'), 'utf8')).toBe('secret');
  });

  it.each([
    ['another app', '{"packageId":"in.other.app"}', /is of another app, "in\.other\.app"/],
    ['something unreadable', '{', /is not JSON any more/],
  ])('leave a folder with %s as it is', async (_name, text, told) => {
    await give({ android: { packageId: 'in.row.club' } });
    await mkdir(out);
    await writeFile(join(out, 'twa-manifest.json'), text);
    await expect(store()).rejects.toThrow(told);
    expect(await readdir(out)).toEqual(['twa-manifest.json']);
    expect(await readFile(join(out, 'twa-manifest.json'), 'utf8')).toBe(text);
  });

  it('are not made for a mall without a package, nor into a site or a merchant', async () => {
    await expect(store()).rejects.toThrow(/names no package for Google Play/);
    await give({ android: { packageId: 'in.row.club' } });
    const dist = join(folder, 'dist');
    await mkdir(join(dist, '.releases'), { recursive: true });
    out = join(dist, '20001');
    await expect(store()).rejects.toThrow(/where sites are published/);
    out = join(defaultOut, '20001'); // also before the first build
    await expect(store()).rejects.toThrow(/where sites are published/);
    out = join(merchants, '20001');
    await expect(store()).rejects.toThrow(/folder of the merchants/);
    expect(await readdir(dist)).toEqual(['.releases']);
  });
});
