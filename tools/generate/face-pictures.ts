import type { Locator, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { cardFinishes, cardLayouts } from '@/brand/card-look';
import type { Chosen, OpenScreen } from './doc-malls';

const photo = { file: 'photo.jpg', focus: { x: 0.66, y: 0.5 } };

/** Malls for pictures of each choice of a face: every card in every finish, then every cut of surfaces and shortcuts. */
export const faces: readonly Chosen[] = [
  ...cardLayouts.flatMap((layout) =>
    cardFinishes.map((finish) => ({
      theme: { card: { layout, finish }, ...(finish === 'photo' && { photo }) },
    })),
  ),
  { theme: { shape: { corners: 'square', buttons: 'square', tiles: 'cards' } } },
  { theme: { shape: { corners: 'soft', buttons: 'rounded', tiles: 'list' } } },
  { theme: { shape: { corners: 'round', buttons: 'pill', tiles: 'circles' } } },
];

/** Pictures by name: a layout's cards in its three finishes, and the three shapes. `first` is the place of the first face. */
export async function facePictures(open: OpenScreen, first: number): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [row, layout] of cardLayouts.entries()) {
    const columns = cardFinishes.map((_, column) => first + row * cardFinishes.length + column);
    pictures.set(`card-${layout}`, await sheetOf(open, columns, [balance, membership]));
  }
  const shapes = [0, 1, 2].map((at) => first + cardLayouts.length * cardFinishes.length + at);
  pictures.set('shapes', await sheetOf(open, shapes, [login, shortcuts]));
  return pictures;
}

/** What of a screen is in the picture. */
interface Part {
  path: string;
  of: (page: Page) => Locator | Promise<Locator>;
}
const balance: Part = { path: '/dashboard', of: (page) => page.locator('a[href="/transactions"]').first() };
const membership: Part = {
  path: '/membership',
  of: (page) => page.locator('[data-shape]').locator('xpath=..').first(),
};
const login: Part = {
  path: '/login',
  of: async (page) => {
    await page.getByLabel('Mobile number').fill('9876500001'); // so that the button has its colours
    return page.locator('form').first();
  },
};
const shortcuts: Part = {
  path: '/dashboard',
  of: (page) => page.getByRole('main').getByRole('link', { name: 'Redeem', exact: true }).locator('..'),
};

/** px of a column, and between two. */
const width = 280;
const gap = 16;

/** The parts of some malls: a column for each mall, and a row for each part. */
async function sheetOf(open: OpenScreen, malls: readonly number[], parts: readonly Part[]): Promise<Buffer> {
  const cells: OverlayOptions[] = [];
  let top = gap;
  for (const { path, of } of parts) {
    let lowest = top;
    for (const [column, mall] of malls.entries()) {
      const page = await open(mall, path);
      const shot = await sharp(await (await of(page)).screenshot())
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      await page.close();
      cells.push({ input: shot.data, left: gap + column * (width + gap), top });
      lowest = Math.max(lowest, top + shot.info.height);
    }
    top = lowest + gap;
  }
  const size = { width: gap + malls.length * (width + gap), height: top };
  return sharp({ create: { ...size, channels: 3, background: '#f7f5f2' } })
    .composite(cells)
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}
