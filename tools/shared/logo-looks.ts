import sharp from 'sharp';
import { logoIcon, opened } from '../../build/brand/icon-drawing';
import type { Merchant } from '../../build/brand/merchant';
import { sha256 } from '../../build/core/site-file';
import { pictureFormat } from '../../build/pictures/picture';
import { Failure } from '../../build/shared/failure';
import type { PictureTaker } from './picture-sheet';

/** What is wrong with a picture, and the key of the config that names it. */
interface LookProblem {
  path: string[];
  file: string;
  severity: 'warning' | 'note';
  message: string;
  fix?: string;
}

/** Tells where a browser shows a mall's logo or icon in another way than the icons have it. Icons do not depend on it. */
export type LookComparison = (mall: Pick<Merchant, 'config' | 'logo' | 'icon'>) => Promise<LookProblem[]>;

/** Of the pictures that are compared, in CSS px. A browser draws two pixels for each. */
const side = 96;
/** Neither white nor black shapes vanish on it. */
const ground = '#808080';
/** Where two drawings are farther apart, they differ. Edges are softer here or there. */
const farApart = 64;
/** Less than this share of the pixels is the softness of edges. Plain logos have none, a thin line 0.6 %. */
const leastShare = 0.02;
/** Pictures whose result is kept. */
const mostKept = 100;

export function logoLooks(takePictures: PictureTaker): LookComparison {
  const known = new Map<string, Promise<number>>();
  const shareOf = (picture: Buffer): Promise<number> => {
    const name = sha256(picture);
    const before = known.get(name);
    if (before) return before;
    const share = differentShare(picture, takePictures);
    share.catch(() => known.delete(name)); // somebody may install a browser meanwhile
    if (known.size >= mostKept) known.clear();
    known.set(name, share);
    return share;
  };
  return async ({ config, logo, icon }) => {
    const problems: LookProblem[] = [];
    for (const [key, file = '', picture] of [
      ['logo', config.logo, logo],
      ['icon', config.icon, icon],
    ] as const) {
      if (picture && pictureFormat(picture) === 'svg') {
        problems.push(...(await told(key, file, () => shareOf(picture))));
      }
    }
    return problems;
  };
}

async function told(key: string, file: string, share: () => Promise<number>): Promise<LookProblem[]> {
  const place = { path: [key], file };
  try {
    const different = await share();
    if (different < leastShare) return [];
    const message = `A browser shows this ${key} in another way than icons, in ${Math.round(100 * different)} % of its picture.`;
    const fix = 'export it again with plain shapes and colours, and look at the icons in the preview';
    return [{ ...place, severity: 'warning', message, fix }];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const message = `Nobody has compared this ${key} with how a browser shows it. ${error.message}`;
    return [{ ...place, severity: 'note', message }];
  }
}

/** The share (0–1) of the pixels in which a browser's drawing and that of the icons differ. */
async function differentShare(svg: Buffer, takePictures: PictureTaker): Promise<number> {
  const address = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const style = `html{color-scheme:only light;background:${ground}}body{margin:0}img{display:block;object-fit:contain}`;
  const html = `<!doctype html><style>${style}</style><img src="${address}" alt="" width="${side}" height="${side}">`;
  const [shown = Buffer.alloc(0)] = await takePictures([{ html, width: side, height: side }]);
  const drawn = await logoIcon(await opened(svg), 2 * side, 1, ground);
  const [one, other] = await Promise.all([pixelsOf(shown), pixelsOf(drawn)]);
  let different = 0;
  for (let at = 0; at < other.length; at += 3) {
    if ([0, 1, 2].some((channel) => apart(one[at + channel], other[at + channel]) > farApart)) different += 1;
  }
  return different / (other.length / 3);
}

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize(2 * side, 2 * side)
    .removeAlpha()
    .raw()
    .toBuffer();
}

function apart(one = 0, other = 0): number {
  return Math.abs(one - other);
}
