import Handlebars from 'handlebars';
import type { BrandedDraft } from './branded-draft';
import { dataAddress, lookOf } from './draft-look';

const safe = Handlebars.escapeExpression;

/** An address of the app, or a page of our own as HTML, with the window's size in CSS pixels. */
export type Shot = ({ url: string } | { html: string }) & {
  width: number;
  height: number;
  /** As a PDF with pages of this size, and not as a picture. */
  pdf?: boolean;
};

/** Opens pages in a browser, one after the other in one window, and gives their pictures as PNG or PDF. */
export type PictureTaker = (shots: readonly Shot[]) => Promise<Buffer[]>;

/** The first thing that shoppers see, and where they spend their time. The sheet of a mall has the first four. */
export const mainScreens = [
  { title: 'Login', path: '/login' },
  { title: 'Home', path: '/dashboard' },
  { title: 'Rewards', path: '/redeem' },
  { title: 'Membership', path: '/membership' },
  { title: 'Bills', path: '/submit-bill' },
  { title: 'Transactions', path: '/transactions' },
  { title: 'Stores', path: '/store-locator' },
] as const;
const perRow = 4;

export const phone = { width: 390, height: 844 };
/** A sheet with one row of phones, and what each further row adds. */
const sheet = { width: 1800, height: 1140 };
const furtherRow = 950;

/** Up to four screens beside each other. */
export type PhoneRow = readonly { title: string; picture: Buffer }[];

export interface SheetView {
  /** Of the preview. */
  origin: string;
  /** The browser whose draft it shows. */
  browser: string;
  /** The mobile number of the sample member who sees it. */
  member: string;
}

/**
 * One picture to send to the client: name, colours, icon in the shapes of phones, and four screens. Throws what the
 * browser throws.
 */
export async function pictureSheet(
  draft: BrandedDraft,
  view: SheetView,
  takePictures: PictureTaker,
): Promise<Buffer> {
  const screens = mainScreens.slice(0, perRow);
  const pictures = await takePictures(shotsOf(view, screens));
  const row = screens.flatMap(({ title }, at) => {
    const picture = pictures[at];
    return picture ? [{ title, picture }] : [];
  });
  return drawSheet(draft, [row], takePictures);
}

/** Screens of a preview. The login is seen by a visitor. */
export function shotsOf(
  { origin, browser, member }: SheetView,
  screens: readonly { path: string }[],
): Shot[] {
  return screens.map(({ path }) => ({
    url: `${origin}/studio-session?${new URLSearchParams({ browser, member: path === '/login' ? '' : member, next: path })}`,
    ...phone,
  }));
}

/** Phones in rows of four. */
export function inRows(phones: PhoneRow): PhoneRow[] {
  const rows: PhoneRow[] = [];
  for (let at = 0; at < phones.length; at += perRow) rows.push(phones.slice(at, at + perRow));
  return rows;
}

/** Draws rows of phones below what a phone shows of the mall. A PDF has a page for each row. */
export async function drawSheet(
  draft: BrandedDraft,
  rows: readonly PhoneRow[],
  takePictures: PictureTaker,
  pdf = false,
): Promise<Buffer> {
  const height = sheet.height + (pdf ? 0 : (rows.length - 1) * furtherRow);
  const [made] = await takePictures([{ html: sheetPage(draft, rows), width: sheet.width, height, pdf }]);
  if (!made) throw new Error('The browser gave no picture.');
  return made;
}

/** The sheet as a page without any address, so that it can be opened from nowhere. */
function sheetPage(draft: BrandedDraft, rows: readonly PhoneRow[]): string {
  const { name, programName, logo, maskable } = lookOf(draft, dataAddress);
  const swatches = (
    ['primaryOrange', 'top', 'globalBackground', 'color', 'gold', 'lightPrimaryColor'] as const
  )
    .map((key) => `<i style="background:${draft.brand.palette[key]}"></i>`)
    .join('');
  const shapes = ['50%', '30%', '22%', '0'].map(
    (radius) => `<img class="icon" style="border-radius:${radius}" src="${maskable}" alt="">`,
  );
  const figure = ({ title, picture }: PhoneRow[number]) =>
    `<figure><img src="${dataAddress('.png', { bytes: picture })}" alt=""><figcaption>${title}</figcaption></figure>`;
  const phones = rows.map((row) => `<main>${row.map(figure).join('')}</main>`);
  return `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box}body{margin:0;padding:56px 60px;font:18px/1.4 system-ui,sans-serif;background:#fff;color:#1d2330}
header{display:flex;align-items:center;gap:28px;margin-bottom:40px}header>img{height:84px;max-width:280px;object-fit:contain}
h1{font-size:38px;line-height:1.15;margin:0;letter-spacing:-.02em}p{margin:4px 0 0;color:#626b7c}.look{margin-left:auto;display:flex;gap:14px;align-items:center}
.icon{width:76px;height:76px}.swatches{display:flex;margin-left:20px}i{width:34px;height:76px}i:first-child{border-radius:12px 0 0 12px}i:last-child{border-radius:0 12px 12px 0}
main{display:flex;gap:40px}main+main{margin-top:64px;break-before:page}figure{margin:0;text-align:center}figure img{width:390px;border:1px solid #e3e6ec;border-radius:32px;display:block}
figcaption{margin-top:16px;color:#626b7c}</style>
<header><img src="${logo}" alt=""><div><h1>${safe(programName)}</h1><p>${safe(name)}</p></div>
<div class="look">${shapes.join('')}<div class="swatches">${swatches}</div></div></header>${phones.join('')}`;
}
