import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referralLayouts } from '@/brand/referral-layouts';
import type { Merchant } from '../../build/brand/merchant';
import { loadTemplates } from '../../build/brand/templates';
import { loadMerchants } from '../../build/config/load';
import { compile } from '../../build/core/compile';
import { noMemo } from '../../build/core/memo';
import { tinyApp, writeMerchant } from '../../tests/build/harness';
import type { Shot } from '../shared/picture-sheet';
import type { DemoAnswers } from './demo-answers';
import { type PreviewFiles, type PreviewTools, previewOn } from './make-preview';
import { takeMallPictures } from './pictures/take-mall-pictures';
import { makeSheets } from './sheets';

const app = tinyApp();
const demo: DemoAnswers = {
  recordedOn: '2026-01-15',
  sessions: { member: { user: '</script>' }, new: {}, visitor: {} },
  answers: { getCart: [{ role: 'visitor', about: {}, status: 200, body: { statusCode: 100 } }] },
  pictures: new Map([['api/pictures/36/a.svg', Buffer.from('<svg/>')]]),
};
const services = {
  api: { baseUrl: 'https://api.client.example' },
  integrations: {
    images: { hosts: ['cdn.client.example'] },
    maps: { tileUrl: 'https://tiles.client.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
  },
};

let tools: PreviewTools;
let merchant: Merchant;

beforeAll(async () => {
  const { core } = await compile({ root: app.root, cache: app.cache });
  tools = { core, templates: await loadTemplates(), memo: noMemo };
});
beforeEach(async () => {
  await writeMerchant(app.merchants, '36', services);
  const [loaded] = (await loadMerchants(app.merchants)).merchants;
  if (!loaded) throw new Error('The mall is bad.');
  merchant = loaded;
});

describe('a preview', () => {
  const made = () => previewOn(demo, merchant, '2026-12-31', tools);
  const textOf = (files: PreviewFiles, path: string) => files.get(path)?.toString('utf8') ?? '';

  it('has one page for every address, for the root and for what is not there', async () => {
    const files = await made();
    const page = textOf(files, 'index.html');
    expect(page).toContain('"until":"2026-12-31"');
    for (const path of ['404.html', 'login/index.html', 'store-locator/floor-plan/index.html'])
      expect(textOf(files, path), path).toBe(page);
  });

  it('runs scripts from files alone, and no page asks for anything foreign', async () => {
    const page = textOf(await made(), 'index.html');
    const policies = [...page.matchAll(/Content-Security-Policy" content="([^"]+)"/g)].map(
      ([, said]) => said,
    );
    expect(policies).toHaveLength(1);
    const [policy = ''] = policies;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("manifest-src 'none'");
    expect(policy).not.toMatch(/https?:|frame-ancestors/);
    expect(page.match(/<script>/)).toBeNull();
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).not.toContain('rel="manifest"');
    expect(page.match(/<\/script>","/)).toBeNull(); // a value cannot end its element
  });

  it('has neither service worker nor manifest, nor an address of the mall’s services', async () => {
    const files = await made();
    expect([...files.keys()].filter((path) => /service-worker|manifest|\.(br|gz)$/.test(path))).toEqual([]);
    for (const [path, bytes] of files) expect(bytes.includes('client.example'), path).toBe(false);
  });

  it('is the same each time', async () => {
    expect([...(await made())]).toEqual([...(await made())]);
  });
});

describe('the pictures for shops and posters', () => {
  it('show the first host, and no shops, offers, points or tiers, which are invented', async () => {
    const urls: URL[] = [];
    const pages: string[] = [];
    const take = async (shots: readonly Shot[]) => {
      for (const shot of shots) {
        if (!('url' in shot)) continue;
        urls.push(new URL(shot.url));
        pages.push(await (await fetch(shot.url)).text());
      }
      const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0b7285' } }).png();
      return Promise.all(shots.map(() => picture.toBuffer()));
    };
    const hosts = ['club.mall.example', 'b.example', 'c.example', 'd.example'];
    const launch = { from: '2026-01-01', until: '2026-12-31', text: 'We open soon' };
    const pictures = await takeMallPictures(
      { ...merchant, config: { ...merchant.config, hosts, launch } },
      demo,
      tools,
      take,
    );
    expect(pages[0]).toContain('<b>club.mall.example</b>');
    expect(pages.join()).not.toMatch(/[bcd]\.example|We open soon/);
    const paths = new Set(urls.map(({ pathname }) => pathname));
    expect([...paths]).toEqual(['/poster.html', '/login', '/submit-bill', '/more', '/share.html']);
    expect([...pictures.keys()].slice(-2)).toEqual(['share.png', 'poster.pdf']);
  });
});

describe('the sheets', () => {
  it.each([
    ['with refer a friend in every layout', {}, referralLayouts.length],
    ['without refer a friend, where the mall does not have it', { referral: false }, 0],
  ])('show the main screens, %s', async (_what, screens, layouts) => {
    const shots: Shot[] = [];
    const take = async (taken: readonly Shot[]) => {
      shots.push(...taken);
      return taken.map(() => Buffer.from('picture'));
    };
    const config = { ...merchant.config, screens: { ...merchant.config.screens, ...screens, offers: false } };
    await makeSheets({ ...merchant, config }, demo, tools, take, false);
    const urls = shots.flatMap((shot) => ('url' in shot ? [new URL(shot.url)] : []));
    const paths = urls.map(({ pathname, hash }) => pathname + hash);
    expect(paths.slice(0, 2)).toEqual(['/login#visitor', '/dashboard#member']);
    expect(paths).not.toContain('/offers#member');
    const referral = urls.filter(({ pathname }) => pathname === '/refer-friend');
    expect(new Set(referral.map(({ origin }) => origin)).size).toBe(layouts);
    const whole = shots.at(-1);
    expect(whole && 'html' in whole ? whole.html.match(/<figure>/g) : []).toHaveLength(7 + layouts);
  });
});
