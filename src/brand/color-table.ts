import { contrast, mix } from '@/lib/color';
import { type Decoration, translucent } from './decoration';
import type { Palette, PaletteKey } from './palette';
import { fadeUnder, fillFor, fillUnder, inkOn, shapeRatio } from './readable';

/** What a row may be made from. */
export interface Site {
  palette: Palette;
  decoration: Decoration;
  /** The variables of the balance card. */
  hero: Readonly<Record<string, string>>;
  /** What another row makes. */
  of: (name: string) => string;
}

type Maker = (site: Site) => string;

/** A colour that the app paints, with the pairs in which it has to be readable. */
export interface ColorRow {
  /** Its start: a colour of the palette, one that all malls have, or one that is made from others. */
  from: PaletteKey | `#${string}` | Maker;
  /** The grounds that it is an ink on. It gets darker or lighter until it reaches `least` on all of them. */
  on?: readonly string[];
  /** The ink on it. It gets nearer to the surface's colour until that ink reaches `least`. */
  under?: string;
  /** A contrast. Missing: that of text. */
  least?: number;
}

const page = ['surface', 'background'];
const fills = [...page, 'sunken', 'tint', 'tint-quiet'];

/** The variables of a site, without `--brand-`, in the order of its CSS (src/brand/brand-variables.ts). */
export const colorTable: Readonly<Record<string, ColorRow>> = {
  surface: { from: 'whiteColor' },
  text: { from: 'color', on: ['surface'], least: 7 },
  background: ground('globalBackground'),
  sunken: ground('lightGrey'),
  placeholder: ground('imgBackgroundColor'),
  qna: ground('faq_qna_background'),
  disabled: ground('disabledField'),
  tint: ground('lightPrimaryColor'),
  'tint-quiet': ground('lightPrimaryColor2'),
  'text-quiet': { from: 'grey', on: [...fills, 'qna'] },
  border: { from: 'borderGrey' },
  'border-strong': { from: 'borderGrey', on: page, least: shapeRatio },
  primary: { from: 'primaryOrange' },
  'primary-hover': {
    from: ({ of }) => mix(of('primary'), of('on-primary') === '#ffffff' ? '#000000' : '#ffffff', 0.1),
  },
  'on-primary': { from: ({ of }) => inkOn(of('primary')) },
  'primary-text': { from: 'primaryOrange', on: fills },
  selected: { from: 'selectedTab', on: fills },
  // two tones that are 9:1 apart: whatever the ring is on, one of them is 3:1 away from it
  'focus-light': { from: '#ffffff' },
  focus: { from: 'color', on: ['focus-light'], least: 9 },
  header: { from: 'top' },
  'on-header': { from: 'headerTextColor', on: ['header'] },
  'header-border': { from: 'headerBottomBorder' },
  'header-image': { from: headerImage },
  ...ofHero('hero', 'hero-solid', 'hero-pattern', 'on-hero'),
  outer: { from: outer },
  'outer-pattern': { from: outerPattern },
  'art-backdrop': { from: artBackdrop },
  'art-line': { from: ({ of }) => of('primary-text') },
  'art-fill': { from: 'primaryOrange' },
  'art-accent': { from: 'gold' },
  tier: { from: 'dashBoardTier' },
  'on-tier': { from: ({ of }) => inkOn(of('tier')) },
  gold: { from: 'gold' },
  ...status('success', 'green', 'lightgreen'),
  'success-fill': { from: ({ palette }) => fillFor('#ffffff', palette.green) },
  ...status('error', 'errorRed'),
  'error-fill': { from: ({ palette }) => fillFor('#ffffff', palette.errorRed) },
  ...status('danger', 'maroonRed'),
  ...status('info', 'skyBlue'),
  // what waits is orange in every mall; a mall's own colour may be red, and would look like an error
  ...status('pending', '#b45309'),
  'on-status-fill': { from: '#ffffff' },
  progress: { from: 'progressBar', on: ['surface'], least: shapeRatio },
  'progress-rest': { from: 'progressDefault' },
  'on-disabled': { from: 'grey', on: ['disabled'] },
  count: { from: 'red' },
  'on-count': { from: ({ of }) => inkOn(of('count')) },
  shadow: shadow(['1px 2px', 0.06], ['6px 20px', 0.07]),
  'shadow-raised': shadow(['2px 6px', 0.08], ['16px 48px', 0.18]),
  scrim: { from: ({ of }) => translucent(mix(of('primary'), '#000000', 0.86), 0.56) },
};

/** Behind the main text. Quieter texts stand there too, so the main one needs some room. */
function ground(from: ColorRow['from']): ColorRow {
  return { from, under: 'text', least: 6 };
}

/** An ink and the tint behind it, which is made from the ink unless the palette gives it. */
function status(name: string, from: ColorRow['from'], tint?: PaletteKey): Record<string, ColorRow> {
  const behind = `${name}-tint`;
  const mixed: Maker = ({ of }) => mix(of(name), of('surface'), 0.88);
  return { [name]: { from, on: [...page, behind] }, [behind]: ground(tint ?? mixed) };
}

function ofHero(...names: string[]): Record<string, ColorRow> {
  return Object.fromEntries(names.map((name) => [name, { from: ({ hero }: Site) => hero[name] ?? '' }]));
}

/**
 * A header with a colour of its own has the pattern in its ink. A header in the surface's colour fades into the brand's
 * tint, with a pattern in the brand colour.
 */
function headerImage({ palette, decoration: { layers, blend }, of }: Site): string {
  const [header, ink] = [of('header'), of('on-header')];
  const coloured = contrast(header, palette.whiteColor) > 1.6;
  const under = (fill: string) => fadeUnder(ink, fill, header);
  const wash = coloured ? header : under(palette.lightPrimaryColor);
  const pattern = under(coloured ? mix(header, ink, 0.12) : mix(wash, palette.primaryOrange, 0.1));
  return `${layers(pattern, 1)}, ${blend(header, `${header} 30%`, wash)}`;
}

function outer({ palette, of }: Site): string {
  const background = of('background');
  return fillUnder(of('text'), mix(background, palette.lightPrimaryColor, 0.5), background);
}

/** In the brand colour, unless the text has no room to lose any contrast to it. */
function outerPattern({ decoration, of }: Site): string {
  const ink = contrast(of('text'), of('surface')) < 6 ? of('surface') : of('primary');
  return decoration.layers(ink, 0.05);
}

function artBackdrop({ decoration: { layers, blend }, of }: Site): string {
  return `${layers(of('primary'), 0.16)}, ${blend(of('tint-quiet'), of('tint'), of('tint-quiet'))}`;
}

function shadow(...parts: [place: string, opacity: number][]): ColorRow {
  const part = (ink: string) => parts.map(([place, opacity]) => `0 ${place} ${translucent(ink, opacity)}`);
  return { from: ({ of }) => part(of('text')).join(', ') };
}
