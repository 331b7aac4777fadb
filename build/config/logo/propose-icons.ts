import sharp from 'sharp';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';
import { contrast } from '@/lib/color';
import { groundOf, logoIcon, opened, visiblePart } from '../../brand/icon-drawing';
import type { Merchant } from '../../brand/merchant';
import { colorAt, isLike } from '../../brand/one-color';
import { phoneColors } from '../../brand/phone-colors';
import { type Box, findMark } from '../../pictures/find-mark';
import { letterLogo } from '../../pictures/letter-logo';
import { pictureFormat, pngSize } from '../../pictures/picture';
import { darkTab, lightTab, signContrast } from './icon-findings';
import { isSeenOn } from './logo-shade-findings';

/** A picture for a mall whose logo does not work as an icon. */
export interface ProposedIcon {
  kind: 'mark' | 'plate' | 'letter';
  /** The name that it gets in the folder. */
  name: string;
  bytes: Buffer;
}

/** The longer side of a logo while its mark is sought, in px. */
const searchSide = 1024;
/** The side of an icon, in px. A PNG is not enlarged beyond twice its size for it. */
const iconSide = 512;
const leastPngSide = iconSide / 2;
/** How much of a plate a mark takes up (0–1), and how round its corners are. */
const plateShare = 0.74;
const plateRadius = 112;
/** Of a plate and a dark tab. */
const leastContrast = 2;

/**
 * Icons for a mall: its mark where it has one that is no icon yet, the mark on the brand colour where that has contrast,
 * and the first letter of its name on the brand colour. The same mall gives the same bytes.
 */
export async function proposeIcons({
  logo,
  icon,
  config,
}: Pick<Merchant, 'logo' | 'icon' | 'config'>): Promise<ProposedIcon[]> {
  const letter = letterLogo(config.name, paletteOf(config.theme).primaryOrange);
  const own = icon ? await markIcons(icon, config) : [];
  return [
    ...(own.length > 0 ? own : await markIcons(logo, config)),
    { kind: 'letter', name: 'icon.svg', bytes: Buffer.from(letter) },
  ];
}

/** The mark alone, on a plate where a tab would swallow it or the logo has a ground; and on the brand colour. */
async function markIcons(logo: Buffer, config: MerchantConfig): Promise<ProposedIcon[]> {
  const found = await cutMark(logo);
  if (!found) return [];
  const picture = await opened(found.picture);
  const bare = await logoIcon(picture, iconSide);
  const { shades = [] } = (await visiblePart(bare, iconSide)) ?? {};
  const [isSeenByDay, isSeen] = [isSeenOn(lightTab, shades), isSeenOn(darkTab, shades)];
  const smaller = await logoIcon(picture, iconSide, plateShare);
  const mark = (kind: 'mark' | 'plate', bytes: Buffer) => ({ kind, name: 'icon.png', bytes });
  if (found.ground)
    return found.isWhole && isSeen ? [] : [mark('mark', await onPlate(smaller, found.ground))];
  const brand = paletteOf(config.theme).primaryOrange;
  const plate = isSeenOn(brand, shades, signContrast) ? [mark('plate', await onPlate(smaller, brand))] : [];
  if (isSeenByDay && isSeen) return found.isWhole ? plate : [mark('mark', bare), ...plate];
  // a tab must show the plate, or what is on it
  const fits = (color: string) =>
    isSeenOn(color, shades) && (isSeen || contrast(color, darkTab) > leastContrast);
  const behind = [phoneColors(config).icon, lightTab, brand].find(fits) ?? darkTab;
  const first = mark('mark', await onPlate(smaller, behind));
  return [first, ...plate.filter(({ bytes }) => !bytes.equals(first.bytes))];
}

interface CutMark {
  /** A PNG, or the logo itself. */
  picture: Buffer;
  /** Nothing was cut off. */
  isWhole: boolean;
  /** The colour behind the mark, `#rrggbb`, in a logo that has one. */
  ground?: string | undefined;
}

/** `undefined` for a word alone, and where a PNG is too small to cut. */
async function cutMark(logo: Buffer): Promise<CutMark | undefined> {
  const { data, info } = await sharp(logo, { limitInputPixels: false })
    .resize(searchSide, searchSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ground = groundOf(data, width, { left: 0, top: 0, right: width - 1, bottom: height - 1 });
  const behind = ground === undefined ? undefined : Number.parseInt(ground.slice(1), 16);
  const box = findMark(width, height, (x, y) => {
    const at = 4 * (y * width + x);
    return (data[at + 3] ?? 0) >= 128 && (behind === undefined || !isLike(colorAt(data, at), behind));
  });
  if (!box) {
    const isSquare = Math.max(width, height) < 1.4 * Math.min(width, height);
    return isSquare ? { picture: logo, isWhole: true, ground } : undefined;
  }
  const side = Math.max(box.width, box.height);
  const own = pngSize(logo);
  const scale = pictureFormat(logo) === 'png' && own ? own.width / width : iconSide / side;
  if (scale * side < leastPngSide) return undefined;
  const picture = await sharp(logo, { limitInputPixels: false })
    .resize(Math.round(scale * width), Math.round(scale * height), { fit: 'fill' })
    .extract(scaled(box, scale))
    .png()
    .toBuffer();
  return { picture, isWhole: false, ground };
}

function scaled({ left, top, width, height }: Box, scale: number): Box {
  const [x, y] = [Math.floor(scale * left), Math.floor(scale * top)];
  return { left: x, top: y, width: Math.floor(scale * width), height: Math.floor(scale * height) };
}

function onPlate(mark: Buffer, color: string): Promise<Buffer> {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}"><rect width="${iconSide}" height="${iconSide}" rx="${plateRadius}" fill="${color}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}
