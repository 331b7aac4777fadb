import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandElementId } from '@/brand/brand';
import { madeFile } from '../core/site-file';
import { defaultOut } from '../shared/project';
import { changesText } from './change-text';
import { changeLines, changesBetween } from './changes-between';
import { factsOfFiles, type SiteFacts } from './site-facts';

const file = (path: string, sha256 = 'a') => ({ path, size: 1, sha256 });

const firebase = {
  apiKey: 'AIza-row',
  projectId: 'row',
  appId: '1:1:web:1',
  messagingSenderId: '1',
  vapidKey: 'B-row',
};

const brand = {
  name: 'Saffron Row',
  palette: { primaryOrange: '#0b7285', grey: '#555555' },
  dashboardTiles: ['redeem'],
  texts: {},
  api: { baseUrl: '/api', payloadKey: 'secret' },
  pushPublicKey: 'B-one',
} satisfies SiteFacts['brand'];

const before: SiteFacts = {
  manifest: { name: 'Row Rewards', short_name: 'Row', shortcuts: [] },
  brand,
  look: { hero: 'linear-gradient(#0b7285, #084c61)', 'og:title': 'Row Rewards' },
  saysPolicy: true,
  core: 'one',
  files: [file('share.png'), file('icons/192.png'), file('assets/app.js')],
};

const said = (rest: Partial<SiteFacts>, from = before) =>
  changesBetween(from, { ...from, ...rest }).map(({ text }) => text);

describe('what a release changed', () => {
  it('is nothing for the same site', () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  it.each<[string, Partial<typeof brand> | object, string[]]>([
    ['a value', { name: 'Row Arcade' }, ['name "Saffron Row" → "Row Arcade"']],
    ['a colour', { palette: { ...brand.palette, grey: '#000000' } }, ['palette.grey "#555555" → "#000000"']],
    ['a list', { dashboardTiles: [] }, ['dashboardTiles ["redeem"] → []']],
    ['a new wording', { texts: { 'login.title': 'Hello' } }, ['texts.login.title nothing → "Hello"']],
    [
      'a part that is gone',
      { palette: undefined },
      ['palette.primaryOrange "#0b7285" → nothing', 'palette.grey "#555555" → nothing'],
    ],
    ['a new part', { launch: { text: 'Open' } }, ['launch.text nothing → "Open"']],
  ])('is said of %s with its old and its new value', (_what, changed, expected) => {
    expect(said({ brand: { ...brand, ...changed } })).toEqual(expected);
  });

  it('cuts each value at 60 signs', () => {
    const [text = ''] = said({ brand: { ...brand, name: '😀'.repeat(90) } });
    expect(text).toBe(`name "Saffron Row" → "${'😀'.repeat(58)}…`);
  });

  it.each([
    ['of the cipher', { api: { baseUrl: '/api', payloadKey: 'other' } }, ['api.payloadKey changed']],
    ['of Web Push', { pushPublicKey: 'B-two' }, ['pushPublicKey changed']],
    [
      'of Firebase',
      { firebase: { ...firebase, appId: '2', vapidKey: 'B-two' } },
      ['firebase.appId changed', 'firebase.vapidKey changed'],
    ],
  ])('never shows a key %s', (_what, changed, expected) => {
    const from = { ...before, brand: { ...brand, firebase } };
    expect(said({ brand: { ...from.brand, ...changed } }, from)).toEqual(expected);
  });

  it('never shows a key of Firebase that is new or gone', () => {
    const anew = { ...before, brand: { ...brand, firebase } };
    for (const texts of [said(anew), said(before, anew)]) {
      expect(texts).toEqual(Object.keys(firebase).map((key) => `firebase.${key} changed`));
    }
  });

  it('tells what installed phones show apart from what stands in the app', () => {
    const manifest = { ...before.manifest, short_name: 'Saffron' };
    const files = [file('share.png', 'b'), file('icons/192.png', 'b'), file('assets/new.woff2')];
    expect(changesBetween(before, { ...before, manifest, files, core: 'two' })).toEqual([
      { text: 'manifest.short_name "Row" → "Saffron"', onPhone: true },
      { text: 'icons changed', onPhone: true },
      { text: 'picture of shared links changed', onPhone: false },
      { text: 'typeface changed', onPhone: false },
      { text: 'It has a new version of the app itself.', onPhone: false },
    ]);
  });

  it('is said of the balance card and of shared links, which only the page holds', () => {
    expect(said({ look: { hero: 'none', 'og:title': 'Row Club' } })).toEqual([
      'hero "linear-gradient(#0b7285, #084c61)" → "none"',
      'og:title "Row Rewards" → "Row Club"',
    ]);
  });

  it('is said of files that no screen shows too', () => {
    expect(said({ files: [...before.files, file('nginx.conf')] })).toEqual([
      'Only files behind the screens changed, such as headers for the server.',
    ]);
  });

  it('has at most twenty lines, and says how many more there are', () => {
    const all = Array.from({ length: 22 }, (_, index) => ({ text: `${index}`, onPhone: false }));
    expect(changeLines(all)).toEqual([...all.slice(0, 20).map(({ text }) => text), '… and 2 more']);
    expect(changeLines(all.slice(0, 20))).toHaveLength(20);
  });
});

it('reads the look of a site from its page, with the signs that a page escapes', () => {
  const page = `<script type="application/json" id="${brandElementId}">{}</script>
    <style>:root{--brand-hero:red;--brand-hero-pattern:none;--brand-hero-ink:blue;}</style>
    <meta property="og:title" content="Fish &amp; &quot;Chips&quot; &amp;lt;"><meta property="og:image" content="a">`;
  const files = { 'index.html': page, 'manifest.webmanifest': '{}' };
  const facts = factsOfFiles(
    Object.entries(files).map(([path, text]) => madeFile(path, text)),
    'one',
  );
  expect(facts?.look).toEqual({ hero: 'red', 'hero-pattern': 'none', 'og:title': 'Fish & "Chips" &lt;' });
});

describe('what a build changed', () => {
  it('is told once for all malls with the same changes, with when people see it and how to undo it', () => {
    const core = [{ text: 'It has a new version of the app itself.', onPhone: false }];
    const icon = [{ text: 'icons changed', onPhone: true }];
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
        '  To undo it: npm run rollback -- 1, and so on',
        '',
        '2',
        '  icons changed',
        '    Where the app is installed: Android phones take it over within some days, and may ask first; iPhones keep the old one until the app is installed again.',
        '  To undo it: npm run rollback -- 2',
      ].join('\n'),
    );
  });

  it('names the folder of the sites where the rollback would look elsewhere', () => {
    const changes = [{ text: 'icons changed', onPhone: true }];
    expect(changesText([{ merchant: '1', changes }], join(defaultOut, '../my sites'))).toContain(
      'npm run rollback -- 1 --out "my sites"',
    );
  });

  it('is not worth a word without changes', () => {
    expect(changesText([{ merchant: '1', changes: [] }], defaultOut)).toBe('');
  });
});
