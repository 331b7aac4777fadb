import { z } from 'zod';
import { decorationOf } from '@/brand/decoration';
import { heroOf } from '@/brand/hero';
import { defaultPalette, type Palette } from '@/brand/palette';
import { hexPattern } from '@/lib/color';
import { brandOf } from '../brand/brand-of';
import { iconPaths } from '../brand/icon-paths';
import { pageWords } from '../brand/page-words';
import { phoneColors } from '../brand/phone-colors';
import type { SiteFacts } from '../changes/site-facts';
import { logoDataUrl } from '../pictures/picture';
import type { PlannedSite } from '../pipeline/plan-site';

/** What a preview sheet shows of a mall. */
export interface Preview {
  name: string;
  program: string;
  shortName: string;
  palette: Palette;
  /** The balance card, in CSS. */
  hero: Readonly<Record<string, string>>;
  /** `#rrggbb`, behind the icon while the app starts. */
  splash: string;
  logoUrl: string;
  /** How many times wider the logo is than it is high. */
  ratio: number;
  needsIcon: boolean;
}

/** The preview of a site that this build made. */
export function previewOf({ merchant, environment }: PlannedSite): Preview {
  const brand = brandOf(merchant, environment, '');
  return {
    name: brand.name,
    program: brand.programName,
    shortName: pageWords(brand, merchant.config).shortName,
    palette: brand.palette,
    hero: heroOf(brand.palette, decorationOf(brand.palette, merchant.config.theme)),
    splash: phoneColors(merchant.config).splash,
    logoUrl: logoDataUrl(merchant.logo),
    ratio: brand.logoRatio,
    needsIcon: !merchant.icon,
  };
}

const brandSchema = z.object({
  name: z.string(),
  programName: z.string(),
  palette: z.record(z.string(), z.string().regex(hexPattern)),
  logo: z.string().regex(/^\/assets\//),
  logoRatio: z.number(),
});

/** The preview of a release that is published already. `undefined` when its page does not say enough. */
export function previewOfRelease(id: string, { brand, manifest, hero }: SiteFacts): Preview | undefined {
  const read = brandSchema.safeParse(brand);
  if (!read.success) return undefined;
  const { name, programName, palette, logo, logoRatio } = read.data;
  return {
    name,
    program: programName,
    shortName: typeof manifest.short_name === 'string' ? manifest.short_name : programName,
    palette: { ...defaultPalette, ...palette },
    hero,
    splash: colorOf(manifest.background_color) ?? defaultPalette.globalBackground,
    logoUrl: siteOf(id) + logo.slice(1),
    ratio: logoRatio,
    needsIcon: false, // a site does not tell whether its icon is a file of its own
  };
}

/** What fills the template of the sheet. The pictures are those of the mall's site, cut by the style sheet. */
export function sheetValues(id: string, preview: Preview) {
  const { ratio } = preview;
  return {
    id,
    ...preview,
    icons: Object.fromEntries(Object.entries(iconPaths).map(([key, path]) => [key, siteOf(id) + path])),
    wide: ratio > 1.3,
  };
}

const colorOf = (value: unknown) => z.string().regex(hexPattern).safeParse(value).data;

const siteOf = (id: string) => `../${id}/`;
