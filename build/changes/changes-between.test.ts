import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '@/brand/brand';
import { optionalScreens } from '@/brand/capabilities';
import { defaultPalette } from '@/brand/palette';
import { defaultOut } from '../shared/project';
import { changesText } from './change-text';
import { changesBetween } from './changes-between';
import type { SiteFacts } from './site-facts';

const file = (path: string, sha256 = 'a') => ({ path, size: 1, sha256 });

const before: SiteFacts = {
  manifest: {
    name: 'Row Rewards',
    short_name: 'Row',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    shortcuts: [],
  },
  brand: {
    name: 'Saffron Row',
    programName: 'Row Rewards',
    language: 'en-IN',
    palette: { primaryOrange: '#0b7285', grey: '#555555' },
    logo: '/assets/logo-1.svg',
    screens: { offers: true, visit: true },
    texts: {},
    dashboardTiles: ['redeem'],
    api: { baseUrl: '/api', payloadKey: 'secret' },
    pushPublicKey: '',
  },
  hero: {
    hero: 'linear-gradient(135deg, #0b7285, #0b7285 45%, #084c61)',
    'hero-pattern': 'radial-gradient(rgb(255 255 255 / 0.09) 1.6px, transparent 2.2px)',
    'on-hero': '#ffffff',
  },
  shared: ['Row Rewards', 'Points for every bill.'],
  core: 'one',
  files: [file('share.png'), file('icons/192.png'), file('assets/app.js')],
};

const firebase = {
  apiKey: 'AIza-row',
  projectId: 'row',
  appId: '1:1:web:1',
  messagingSenderId: '1',
  vapidKey: 'B-row',
};

const screens = (isOn: boolean) =>
  Object.fromEntries(optionalScreens.map((screen) => [screen, isOn])) as Brand['screens']; // fromEntries forgets the keys

/** Two brands without a part in common. */
const one: Required<Brand> = {
  merchantId: '1',
  platform: 1,
  appVersion: 1,
  loginThrough: 1,
  name: 'Saffron Row',
  programName: 'Row Rewards',
  language: 'en-IN',
  palette: defaultPalette,
  logo: '/assets/logo-1.svg',
  logoRatio: 1,
  referral: { layout: 'default', howItWorks: 'inline' },
  screens: screens(true),
  wallet: { shareTarget: true, offline: true, expiryReminder: true },
  dashboardTiles: ['redeem'],
  menuEntries: ['faqs'],
  privacyUrl: 'https://row.example/privacy',
  ageText: 'For people aged 18 or over',
  launch: { from: '2026-12-24', until: '2026-12-31', text: 'We open' },
  texts: {},
  api: { baseUrl: '/api', payloadKey: 'secret' },
  maps: { tileUrl: '/tiles', attribution: 'Row', searchUrl: '/search' },
  telemetry: { url: 'https://a.example', sample: 1 },
  pushPublicKey: 'B-one',
  firebase,
};
const other: Required<Brand> = {
  merchantId: '2',
  platform: 2,
  appVersion: 2,
  loginThrough: 2,
  name: 'Petal Court',
  programName: 'Petal Club',
  language: 'hi-IN',
  palette: { ...defaultPalette, primaryOrange: '#000000' },
  logo: '/assets/logo-2.svg',
  logoRatio: 2,
  referral: { layout: 'steps', howItWorks: 'dialog' },
  screens: screens(false),
  wallet: { shareTarget: false, offline: false, expiryReminder: false },
  dashboardTiles: [],
  menuEntries: [],
  privacyUrl: 'https://petal.example/privacy',
  ageText: 'For people aged 21 or over',
  launch: { from: '2026-12-25', until: '2026-12-31', text: 'We open' },
  texts: { 'login.title': 'Hello' },
  api: { baseUrl: 'https://api.row.example', payloadKey: 'other-secret' },
  maps: { tileUrl: '/other-tiles', attribution: 'Petal', searchUrl: '/other-search' },
  telemetry: { url: 'https://b.example', sample: 1 },
  pushPublicKey: 'B-other',
  firebase: { ...firebase, projectId: 'petal' },
};

function said(brand: object, rest: Partial<SiteFacts> = {}): string[] {
  return changesBetween(before, { ...before, ...rest, brand: { ...before.brand, ...brand } }).map(
    ({ text }) => text,
  );
}

describe('what a release changed', () => {
  it('is nothing for the same site', () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  it.each([
    [{ name: 'Row Arcade' }, ['The mall\'s name is now "Row Arcade" (it was "Saffron Row").']],
    [
      { palette: { primaryOrange: '#000000', grey: '#555555' } },
      ['1 colour changed: primaryOrange "#0b7285" → "#000000".'],
    ],
    [{ logo: '/assets/logo-2.svg' }, ['The logo is another one.']],
    [{ screens: { offers: false, visit: true } }, ['The area offers is gone.']],
    [{ texts: { 'login.title': 'Hello' } }, ['1 wording changed: login.title.']],
    [{ dashboardTiles: [] }, ['The tiles of the dashboard changed.']],
    [
      { api: { baseUrl: 'https://api.row.example', payloadKey: 'secret' } },
      ['The address of the backend is now "https://api.row.example" (it was "/api").'],
    ],
  ])('is said of %j', (brand, expected) => {
    expect(said(brand)).toEqual(expected);
  });

  it('never shows a key', () => {
    const text = said({ api: { baseUrl: '/api', payloadKey: 'other-secret' } }).join();
    expect(text).toBe("The key of the backend's cipher is another one.");
  });

  it.each([
    [
      firebase,
      { ...firebase, projectId: 'petal' },
      'The Firebase app that push messages come from is another one:',
    ],
    [
      firebase,
      { ...firebase, vapidKey: 'B-petal' },
      'The Firebase app that push messages come from is another one:',
    ],
    [undefined, firebase, 'Push messages come from Firebase now:'],
    [firebase, undefined, 'Push messages no longer come from Firebase.'],
  ])('is said of the Firebase app of push messages, without its keys', (old, now, expected) => {
    const facts = (app: typeof old) => ({
      ...before,
      brand: { ...before.brand, ...(app && { firebase: app }) },
    });
    const texts = changesBetween(facts(old), facts(now)).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining(expected)]);
    expect(texts.join()).not.toMatch(/petal|AIza|B-/);
  });

  it.each(Object.keys(one))('is said of %s, as of every part of the brand', (key) => {
    const brand = { ...one, ...Object.fromEntries(Object.entries(other).filter(([name]) => name === key)) };
    const page = (sha256: string) => [file('index.html', sha256)];
    const changes = changesBetween(
      { ...before, brand: one, files: page('a') },
      { ...before, brand, files: page('b') },
    );
    expect(changes).not.toEqual([]);
    expect(changes.map(({ text }) => text)).not.toContain(
      'Only files behind the screens changed, such as headers for the server.',
    );
  });

  it('is said once of parts that belong together', () => {
    const { platform, appVersion, loginThrough, logo, logoRatio } = other;
    const brand = { ...one, platform, appVersion, loginThrough, logo, logoRatio };
    const changes = changesBetween({ ...before, brand: one }, { ...before, brand });
    expect(changes.map(({ text }) => text)).toEqual([
      'The logo is another one.',
      'The numbers that identify the app to the backend changed.',
    ]);
  });

  it('tells what installed phones show apart from what stands in the app', () => {
    const manifest = { ...before.manifest, short_name: 'Saffron' };
    const files = [file('share.png'), file('icons/192.png', 'b'), file('assets/app.js')];
    expect(changesBetween(before, { ...before, manifest, files, core: 'two' })).toEqual([
      { text: 'The name under the icon is now "Saffron" (it was "Row").', onPhone: true },
      { text: 'The icon of the app is another one.', onPhone: true },
      { text: 'It has a new version of the app itself.', onPhone: false },
    ]);
  });

  it('is said of pattern and gradient, but not where they only take the new colours of the palette', () => {
    const hero = { ...before.hero, hero: 'linear-gradient(135deg, #000000, #000000 45%, #111111)' };
    expect(said({}, { hero })).toEqual(['The gradient of the balance card is another one.']);
    const recoloured = {
      ...hero,
      'hero-pattern': before.hero['hero-pattern'].replace('255 255 255', '0 0 0'),
    };
    expect(said({ palette: { primaryOrange: '#000000', grey: '#555555' } }, { hero: recoloured })).toEqual([
      '1 colour changed: primaryOrange "#0b7285" → "#000000".',
    ]);
    expect(said({}, { hero: { ...before.hero, 'hero-pattern': 'none' } })).toEqual([
      'The pattern of cards and headers is another one.',
    ]);
  });

  it('is said of what apps show of a link, but not where it only follows name, logo and colours', () => {
    const shared = ['Row Club', 'Points for every bill.'];
    const files = [file('share.png', 'b'), ...before.files.slice(1)];
    expect(said({}, { shared, files })).toEqual([
      'The words of shared links changed.',
      'The picture of shared links is another one.',
    ]);
    expect(said({ programName: 'Row Club', logo: '/assets/logo-2.svg' }, { shared, files })).toEqual([
      'The name of the programme is now "Row Club" (it was "Row Rewards").',
      'The logo is another one.',
    ]);
    const older = { ...before, shared: [], files: before.files.slice(1) };
    expect(changesBetween(older, before).map(({ text }) => text)).toEqual([
      'Only files behind the screens changed, such as headers for the server.',
    ]);
  });

  it('is said of the pictures of a long press, but not as another icon', () => {
    const brand = { palette: { primaryOrange: '#0a5c6b', grey: '#555555' } };
    expect(said(brand, { files: [...before.files, file('icons/shortcut-redeem.png')] })).toEqual([
      "The entries for a long press on the app's icon changed.",
      '1 colour changed: primaryOrange "#0b7285" → "#0a5c6b".',
    ]);
  });

  it('is said of files that no screen shows too', () => {
    expect(said({}, { files: [...before.files, file('nginx.conf')] })).toEqual([
      'Only files behind the screens changed, such as headers for the server.',
    ]);
  });
});

describe('what a build changed', () => {
  it('is told once for all malls with the same changes, with when people see it and how to undo it', () => {
    const core = [{ text: 'It has a new version of the app itself.', onPhone: false }];
    const icon = [{ text: 'The icon of the app is another one.', onPhone: true }];
    const text = changesText(
      [
        { merchant: '1', changes: core },
        { merchant: '2', changes: icon },
        { merchant: '3', changes: core },
        { merchant: '4', changes: [] },
      ],
      defaultOut,
    );
    expect(text).toBe(
      [
        'What changed since the last build:',
        '',
        '1, 3',
        '  It has a new version of the app itself.',
        '    Shoppers get it when they next open or reload the app.',
        '  To undo it: npm run rollback -- --merchant 1, and so on',
        '',
        '2',
        '  The icon of the app is another one.',
        '    Where the app is installed: Android phones take it over within some days, and may ask first; iPhones keep the old one until the app is installed again.',
        '  To undo it: npm run rollback -- --merchant 2',
      ].join('\n'),
    );
  });

  it('names the folder of the sites where the rollback would look elsewhere', () => {
    const changes = [{ text: 'The icon of the app is another one.', onPhone: true }];
    expect(changesText([{ merchant: '1', changes }], join(defaultOut, '../my sites'))).toContain(
      'npm run rollback -- --merchant 1 --out "my sites"',
    );
  });

  it('is not worth a word without changes', () => {
    expect(changesText([{ merchant: '1', changes: [] }], defaultOut)).toBe('');
  });
});
