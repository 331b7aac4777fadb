import { describe, expect, it } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import { madeBrand } from '../../tests/setup/branded';
import type { Screenshot } from './merchant';
import { pageWords } from './page-words';
import { webManifest } from './web-manifest';

function manifestOf(changes: Partial<MerchantInput> = {}, screenshots?: Screenshot[]) {
  const { brand, config } = madeBrand(changes);
  return JSON.parse(webManifest(brand, config, pageWords(brand, config), screenshots));
}

it('names the pictures of the install dialog with their sizes, on phones and on computers', () => {
  const shot = (name: string, width: number, height: number) => {
    return { path: `screenshots/${name}.png`, width, height, bytes: Buffer.alloc(0) };
  };
  const shots = [shot('phone-2-bills', 780, 1560), shot('wide-1-login', 1280, 800)];
  const [phone, wide] = ['/screenshots/phone-2-bills.png', '/screenshots/wide-1-login.png'];
  const type = 'image/png';
  expect(manifestOf({}, shots).screenshots).toEqual([
    { src: phone, sizes: '780x1560', type, form_factor: 'narrow', label: 'Submit Bills' },
    { src: wide, sizes: '1280x800', type, form_factor: 'wide', label: 'Mall Rewards' },
  ]);
  expect(manifestOf()).not.toHaveProperty('screenshots');
});

function shortcutsOf(changes: Partial<MerchantInput>): [name: string, url: string][] {
  return manifestOf(changes).shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]);
}

describe('the shortcuts of the installed app', () => {
  it("lead to card, vouchers and bills, in the mall's words", () => {
    const texts = { 'page.shortcutCard': 'Club card', 'page.shortcutVouchers': 'Gifts' };
    expect(shortcutsOf({ texts })).toEqual([
      ['Club card', '/membership?show=card'],
      ['Gifts', '/transactions?tab=vouchers'],
      ['Submit Bills', '/submit-bill'],
    ]);
  });

  it('are those of the mall, in its order', () => {
    expect(shortcutsOf({ manifest: { shortcuts: ['redeem', 'card'] } })).toEqual([
      ['Redeem', '/redeem'],
      ['My card', '/membership?show=card'],
    ]);
    expect(shortcutsOf({ manifest: { shortcuts: [] } })).toEqual([]);
  });
});

describe('the share target', () => {
  it('takes pictures and PDFs from other apps by a form', () => {
    expect(manifestOf().share_target).toEqual({
      action: '/share-bill',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'bills', accept: ['image/png', 'image/jpeg', 'application/pdf'] }] },
    });
  });

  it('is left out where the mall does not want it', () => {
    expect(manifestOf({ wallet: { shareTarget: false } }).share_target).toBeUndefined();
  });
});

describe('the colours around the app', () => {
  it('are those of the page and of headers', () => {
    const theme = { palette: { globalBackground: '#faf5fc', top: '#fdf7ff' } };
    expect(manifestOf({ theme })).toMatchObject({ background_color: '#faf5fc', theme_color: '#fdf7ff' });
  });

  it('are those that the mall gives', () => {
    const manifest = { backgroundColor: '#0b7285', themeColor: '#084c61' };
    expect(manifestOf({ manifest })).toMatchObject({ background_color: '#0b7285', theme_color: '#084c61' });
  });
});
