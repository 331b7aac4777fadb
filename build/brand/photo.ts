import sharp from 'sharp';
import { brandVariables } from '@/brand/brand-variables';
import { translucent } from '@/brand/decoration';
import { heroRatio } from '@/brand/hero';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';
import { contrast, hexOf, mix, type Rgb } from '@/lib/color';
import { lookedOnce } from '../core/looked-once';
import type { Memo } from '../core/memo';
import { type MadeFile, madeFile, sha256 } from '../core/site-file';
import type { Merchant } from './merchant';

/** The pictures of a photo: for phones and for wide screens. Widths in px, and bytes. */
const sizes = [
  { width: 780, most: 60_000 },
  { width: 1320, most: 100_000 },
] as const;

/** Part of the key under which pictures are remembered. Raise the number when they are made in another way. */
export const photoVersion = ['photo 1', sharp.versions.sharp, sharp.versions.vips].join(' ');

/** The ink on a photo. The veil over the photo makes it readable. */
const ink = '#ffffff';

/**
 * The mall's photo: two pictures without what the camera wrote into them, and the rules that put one of them under a veil
 * wherever a photo may show. The app loads the rules after the first paint (docs/brand.md#photo). Empty without a photo.
 */
export async function photoFiles({ photo, config }: Merchant, memo: Memo): Promise<MadeFile[]> {
  if (!photo || !config.theme.photo) return [];
  const made = await Promise.all(
    sizes.map((size) =>
      memo([photoVersion, photo, JSON.stringify(size)], () => smallEnough(photo, size.width, size.most)),
    ),
  );
  const pictures = made.map((bytes) => madeFile(`assets/photo-${sha256(bytes).slice(0, 16)}.webp`, bytes));
  const paths = pictures.map(({ path }) => path);
  const rules = photoRules(config.theme, await lightestOf(made), paths);
  return [madeFile(`assets/photo-${sha256(rules).slice(0, 16)}.css`, rules), ...pictures];
}

/** The best WebP of this width that keeps the limit. */
async function smallEnough(photo: Buffer, width: number, most: number): Promise<Buffer> {
  const small = await sharp(photo)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = small;
  for (let quality = 82; ; quality -= 8) {
    const picture = sharp(small.data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    });
    const bytes = await picture.webp({ quality: Math.max(quality, 1), effort: 5 }).toBuffer();
    if (bytes.length <= most || quality <= 1) return bytes;
  }
}

/** A colour that is at least as light as every pixel of the pictures. */
async function lightestOf(pictures: readonly Buffer[]): Promise<string> {
  const all = await Promise.all(pictures.map(lightestChannels));
  const most = [0, 1, 2].map((channel) => Math.max(...all.map((lightest) => lightest[channel] ?? 255)));
  return hexOf(most as unknown as Rgb); // three of them
}

const lightestChannels = lookedOnce(async (bytes) => {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ max }) => max);
});

/**
 * The style sheet of a photo: where its pictures are, and the veil over them. The mall's gradient is under it until the
 * photo is there, which may not be a tier's. `src/app/shell/show-photo.css` draws it.
 */
export function photoRules(
  theme: MerchantConfig['theme'],
  lightest: string,
  [small = '', large = '']: readonly string[],
): string {
  const { x, y } = theme.photo?.focus ?? { x: 0.5, y: 0.5 };
  const palette = paletteOf(theme);
  const hero = String(brandVariables(palette, theme)['--brand-hero']);
  const veil = veilOver(palette.primaryOrange, [lightest, ...(hero.match(/#[0-9a-f]{6}/gi) ?? [])]);
  const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;
  // In quotes: without them, scripts of old browsers read the address with a backslash before each sign
  const picture = (path: string) => `:root{--brand-photo:url("/${path}")}`;
  return [
    `[data-finish=photo]{--brand-on-hero:${ink};--brand-hero:${hero};--brand-hero-pattern:linear-gradient(${veil},${veil});--brand-photo-focus:${percent(x)} ${percent(y)}}`,
    picture(small),
    `@media (min-width:661px),(min-resolution:2.5dppx){${picture(large)}}`,
    '',
  ].join('\n');
}

/** The thinnest veil, in a dark shade of the brand colour, on which the ink is readable over every one of the colours. */
export function veilOver(primary: string, grounds: readonly string[]): string {
  const shade = mix(primary, '#000000', 0.85);
  const readable = (share: number) =>
    grounds.every((ground) => contrast(ink, mix(ground, shade, share)) >= heroRatio);
  let share = 0.2; // a mall's photo always has something of the mall's colour
  while (share < 1 && !readable(share)) share += 0.02;
  return translucent(shade, share);
}
