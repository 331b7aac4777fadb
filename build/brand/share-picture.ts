import sharp from 'sharp';
import type { Brand } from '@/brand/brand';
import type { CardLayout } from '@/brand/card-look';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Palette } from '@/brand/palette';
import { paletteOf } from '@/brand/palette-of';
import type { Corners } from '@/brand/shape';
import type { Memo } from '../core/memo';
import { type MadeFile, madeFile } from '../core/site-file';
import { pictureFormat, shareSize } from '../pictures/picture';
import type { Merchant } from './merchant';
import type { PageWords } from './page-words';

const { width, height } = shareSize;
/** The room for the logo on the card, in px. */
const room = { width: 580, height: 280 };

/** Bytes of a picture with a photo. */
const mostBytes = 300_000;

/** Part of the key under which pictures are remembered. Raise the number when the drawing changes. */
const drawingVersion = ['share 4', sharp.versions.sharp, sharp.versions.vips, process.versions.zlib].join(
  ' ',
);

/** What messengers show of a link to a site (https://ogp.me). */
export function sharedLink(
  brand: Brand,
  { share, hosts }: MerchantConfig,
  { description }: Pick<PageWords, 'description'>,
  picture: string,
) {
  return {
    title: share.title ?? brand.programName,
    text: share.text ?? description,
    /** Absolute, because the programs that ask for it know no page. */
    image: `https://${hosts[0]}/${picture}`,
  };
}

/**
 * The picture of a shared link: the mall's own, or its logo on a card as the mall's cards are. It has no hash in its name,
 * because programs remember these addresses for years.
 */
export async function sharePicture({ share, logo, photo, config }: Merchant, memo: Memo): Promise<MadeFile> {
  if (share) return madeFile(pictureFormat(share) === 'png' ? 'share.png' : 'share.jpg', share);
  if (photo && config.theme.photo) return photoPicture(photo, logo, config, memo);
  const palette = paletteOf(config.theme);
  const { whiteColor } = palette;
  const fill = config.theme.card?.finish === 'plain' ? palette.lightPrimaryColor : palette.primaryOrange;
  const ground = onWhole(`<rect width="${width}" height="${height}" fill="${fill}"/>${cardOf(config.theme)}`);
  const drawn = await memo([drawingVersion, logo, ground], async () => {
    const sign = await signOf(logo, whiteColor);
    return sharp(Buffer.from(ground))
      .composite([{ input: sign }])
      .flatten({ background: fill })
      .png({ compressionLevel: 4 }) // a higher one takes longer than all the drawing
      .toBuffer();
  });
  return madeFile('share.png', drawn);
}

function onWhole(elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`;
}

function cardOf(theme: MerchantConfig['theme']): string {
  return plateSvg({
    palette: paletteOf(theme),
    corners: theme.shape?.corners,
    layout: theme.card?.layout,
  });
}

/** The logo as large as its room on the card, on the card's colour. */
function signOf(logo: Buffer, background: string): Promise<Buffer> {
  return sharp(logo, { limitInputPixels: false })
    .resize(room.width, room.height, { fit: 'contain', background })
    .flatten({ background })
    .toBuffer();
}

/** The logo on a card, over the photo. */
async function photoPicture(
  photo: Buffer,
  logo: Buffer,
  { theme }: MerchantConfig,
  memo: Memo,
): Promise<MadeFile> {
  const { x, y } = theme.photo?.focus ?? { x: 0.5, y: 0.5 };
  const { whiteColor } = paletteOf(theme);
  const card = onWhole(cardOf(theme));
  const drawn = await memo([drawingVersion, photo, logo, card, whiteColor, `${x} ${y}`], async () => {
    const ground = await covering(photo, x, y);
    const sign = await signOf(logo, whiteColor);
    return smallerJpeg(
      await sharp(ground)
        .composite([{ input: Buffer.from(card) }, { input: sign }])
        .png()
        .toBuffer(),
    );
  });
  return madeFile('share.jpg', drawn);
}

/** The part of the photo around its focus that fills the picture. */
async function covering(photo: Buffer, x: number, y: number): Promise<Buffer> {
  const upright = await sharp(photo)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(width / upright.info.width, height / upright.info.height);
  const [fullWidth, fullHeight] = [upright.info.width, upright.info.height].map((side) =>
    Math.ceil(side * scale),
  ) as [number, number]; // map keeps the length
  return sharp(upright.data)
    .resize(fullWidth, fullHeight, { fit: 'fill' })
    .extract({
      left: Math.round((fullWidth - width) * x),
      top: Math.round((fullHeight - height) * y),
      width,
      height,
    })
    .toBuffer();
}

/** The best JPG that messengers still show. */
export async function smallerJpeg(picture: Buffer): Promise<Buffer> {
  for (let quality = 86; ; quality -= 8) {
    const bytes = await sharp(picture)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= mostBytes || quality <= 20) return bytes;
  }
}

/** The card in the middle of a shared link's picture, in px. */
const plate = { left: 240, top: 115, width: 720, height: 400 };

const radii: Record<Corners, number> = { square: 0, soft: 48, round: 88 };
const [right, bottom] = [plate.left + plate.width, plate.top + plate.height];
/** Where a pass is perforated. The logo ends before. */
const stub = right - 44;

interface PlateLook {
  palette: Palette;
  corners?: Corners | undefined;
  layout?: CardLayout | undefined;
}

/** SVG elements of the card below the logo: cut and composed as the mall's cards are (docs/brand.md#card). */
function plateSvg({ palette, corners = 'soft', layout = 'classic' }: PlateLook): string {
  const radius = radii[corners];
  const { whiteColor, primaryOrange } = palette;
  const card = `${rect(0, radius)} fill="${whiteColor}"`;
  switch (layout) {
    case 'classic':
      return `${card}/>`;
    case 'crest': {
      const frame = [14, 22].map((inset) => `${rect(inset, Math.max(radius - inset, 0))} stroke-width="3"/>`);
      return `${card}/><g fill="none" stroke="${primaryOrange}" stroke-opacity=".5">${frame.join('')}</g>`;
    }
    case 'ledger':
      return `<clipPath id="card">${rect(0, radius)}/></clipPath>${card}/><g clip-path="url(#card)"><path fill="${primaryOrange}" d="M${plate.left} ${plate.top}h${plate.width}v44h-${plate.width}z"/><path stroke="${primaryOrange}" stroke-width="4" d="M${plate.left + 34} ${plate.top + 44}V${bottom}m10 0V${plate.top + 44}"/></g>`;
    case 'pass':
      return `<mask id="ticket">${rect(0, radius)} fill="#fff"/><circle cx="${stub}" cy="${plate.top}" r="22"/><circle cx="${stub}" cy="${bottom}" r="22"/><path stroke="#000" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17" d="M${stub} ${plate.top + 40}V${bottom - 34}"/></mask>${card} mask="url(#ticket)"/>`;
  }
}

function rect(inset: number, radius: number): string {
  return `<rect x="${plate.left + inset}" y="${plate.top + inset}" width="${plate.width - 2 * inset}" height="${plate.height - 2 * inset}" rx="${radius}"`;
}
