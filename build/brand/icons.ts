import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type Shortcut, shortcuts } from '@/brand/capabilities';
import type { Palette } from '@/brand/palette';
import { paletteOf } from '@/brand/palette-of';
import { inkOn } from '@/brand/readable';
import type { Memo } from '../core/memo';
import { type MadeFile, madeFile } from '../core/site-file';
import { pictureFormat } from '../pictures/picture';
import { drawingIcons, logoIco, logoIcon, opened, plainAndMonochrome } from './icon-drawing';
import { iconPaths, shortcutIconPath } from './icon-paths';
import type { Merchant } from './merchant';
import { phoneColors } from './phone-colors';

/**
 * Launchers may cut a maskable icon down to a circle whose radius is 40 % of the icon's width. A square fits into that
 * circle when its side is at most 0.8 / √2 of the width (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const maskableShare = 0.56;
const appleShare = 0.74;

/** Outlines of the shortcuts on a 24 px grid. They are paths, so they look the same on every machine. */
const shortcutOutlines: Record<Shortcut, string> = {
  card: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM7 9v6M10 9v6M13 9v6M17 9v6',
  vouchers:
    'M15 5v2M15 11v2M15 17v2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4V7a2 2 0 0 1 2-2',
  submitBills: 'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2zM9 8h6M9 12h6',
  redeem: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9C9 9 7 8 7 6s4-3 5 3c1-6 5-5 5-3s-2 3-5 3',
};

const { v8, zlib } = process.versions;
/** Part of the key under which icons are remembered. Raise the number when the drawing changes. */
const drawingVersion = ['13', sharp.versions.sharp, sharp.versions.vips, zlib, v8].join(' ');

/** The icons in the order in which they are drawn. */
const drawnPaths = [
  iconPaths.icon192,
  iconPaths.monochrome192,
  iconPaths.icon512,
  iconPaths.maskable512,
  iconPaths.appleTouch,
  iconPaths.faviconIco,
  ...shortcuts.map(shortcutIconPath),
];

/** All icons of a site, drawn from the merchant's icon or logo. The memo keeps them as one result. */
export async function icons(
  { icon, logo, config }: Pick<Merchant, 'icon' | 'logo' | 'config'>,
  memo: Memo,
): Promise<MadeFile[]> {
  const source = icon ?? logo;
  const background = phoneColors(config).icon;
  const drawings = shortcutDrawings(paletteOf(config.theme));
  const drawn = await memo([drawingVersion, source, background, drawings], async () => {
    const picture = await opened(source);
    const all = await Promise.all([
      plainAndMonochrome(picture, 192),
      logoIcon(picture, 512),
      logoIcon(picture, 512, maskableShare, background),
      logoIcon(picture, 180, appleShare, background),
      logoIco(picture, 32),
      drawingIcons(drawings, 96, shortcuts.length),
    ]);
    return serialize(all.flat());
  });
  const images: Buffer[] = deserialize(drawn);
  return [
    ...images.map((image, index) => madeFile(drawnPaths[index] ?? '', image)),
    ...(pictureFormat(source) === 'svg' ? [madeFile(iconPaths.faviconSvg, source)] : []),
  ];
}

/** The icons of the manifest's shortcuts, one below the other in one SVG: outlines on discs in the brand's colour. */
function shortcutDrawings({ primaryOrange }: Palette): string {
  const outlines = shortcuts.map((shortcut) => shortcutOutlines[shortcut]);
  const icons = outlines.map((outline, index) =>
    [
      `<circle cx="24" cy="${48 * index + 24}" r="24" fill="${primaryOrange}"/>`,
      `<g transform="translate(10 ${48 * index + 10}) scale(1.1667)" fill="none" stroke="${inkOn(primaryOrange)}"`,
      ' stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
      `<path d="${outline}"/></g>`,
    ].join(''),
  );
  const height = 48 * outlines.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 ${height}">${icons.join('')}</svg>`;
}
