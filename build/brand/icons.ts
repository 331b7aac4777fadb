import sharp from 'sharp';
import type { Palette } from '@/brand/palette';
import type { Memo } from '../memo';
import { type MadeFile, madeFile } from '../site-file';
import { drawingIcon, icoOf, logoIcon, monochromeIcon } from './icon-drawing';
import { iconPaths, shortcutIconPath } from './icon-paths';
import { shortcutDrawing } from './shortcut-drawing';

/**
 * Launchers may cut a maskable icon down to a circle of 40 % of its width around the middle: a square fits into it
 * when its side is at most 0.8 / √2 of the icon's (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const maskableShare = 0.56;
const appleShare = 0.74;

/** Goes into every memory of an icon: raise it when the drawing changes. */
const drawingVersion = `3 ${sharp.versions.sharp ?? ''} ${sharp.versions.vips ?? ''}`;

/** All icons of a site, drawn from the merchant's logo on its background. */
export async function icons(logo: Buffer, palette: Palette, memo: Memo): Promise<MadeFile[]> {
  const background = palette.globalBackground;
  const drawings: Record<string, { of: readonly string[]; draw: () => Promise<Buffer> }> = {
    [iconPaths.icon192]: { of: ['any 192'], draw: () => logoIcon(logo, 192) },
    [iconPaths.icon512]: { of: ['any 512'], draw: () => logoIcon(logo, 512) },
    [iconPaths.maskable512]: {
      of: ['maskable 512', background],
      draw: () => logoIcon(logo, 512, maskableShare, background),
    },
    [iconPaths.monochrome192]: { of: ['monochrome 192'], draw: () => monochromeIcon(logo, 192) },
    [iconPaths.appleTouch]: {
      of: ['apple 180', background],
      draw: () => logoIcon(logo, 180, appleShare, background),
    },
    [iconPaths.faviconIco]: { of: ['ico 32'], draw: async () => icoOf(await logoIcon(logo, 32), 32) },
    ...shortcutDrawings(palette),
  };
  const drawn = await Promise.all(
    Object.entries(drawings).map(async ([path, { of, draw }]) =>
      madeFile(path, await memo([drawingVersion, logo, ...of], draw)),
    ),
  );
  return [...drawn, madeFile(iconPaths.faviconSvg, logo)];
}

function shortcutDrawings(palette: Palette) {
  return Object.fromEntries(
    (['submitBills', 'redeem'] as const).map((shortcut) => {
      const svg = shortcutDrawing(shortcut, palette);
      return [shortcutIconPath(shortcut), { of: ['drawing 96', svg], draw: () => drawingIcon(svg, 96) }];
    }),
  );
}
