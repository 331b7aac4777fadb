import { brandVariables } from '@/brand/brand-variables';
import type { ChosenLook } from '@/brand/decoration';
import { heroContrast, heroRatio } from '@/brand/hero';
import { oklchOf } from '@/brand/oklch';
import type { Palette } from '@/brand/palette';
import { type ChosenColors, paletteOf } from '@/brand/palette-of';
import { contrast } from '@/lib/color';
import { type Finding, noteAt, warningAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { backdropOf, type RenderedColor, renderedColors } from './rendered-colors';

/**
 * Warns of each chosen colour that cannot be read where the app shows it, with both colours and the nearest shade that
 * can be read. The app paints that shade instead, so it says so. A brand colour is no mistake, so it gets a note.
 */
export function paletteFindings(chosen: ChosenColors & ChosenLook, document: JsonDocument): Finding[] {
  const palette = paletteOf(chosen);
  const colors = { chosen, palette, painted: paint(palette, chosen), document };
  return [
    ...renderedColors.flatMap((rendered) => unreadable(rendered, colors)),
    ...gradientFindings(colors),
    ...brandNotes(colors),
  ];
}

interface Colors {
  chosen: ChosenColors & ChosenLook;
  palette: Palette;
  /** The colour behind a brand variable. */
  painted: (name: string) => string;
  document: JsonDocument;
}

function unreadable(
  { key, words, paints, against, ratio, isBackground }: RenderedColor,
  { chosen, palette, painted, document }: Colors,
): Finding[] {
  const given = palette[key];
  const better = painted(paints);
  if (given.toLowerCase() === better.toLowerCase()) return [];
  const other = lowest(given, against, painted);
  const [otherWords, otherKey] = backdropOf(other.name);
  const isChosen = chosen.palette[key] !== undefined;
  // a chosen background may make a default text unreadable; for the colours of statuses nobody has to care
  const isBlamed = !isBackground && defaultTexts.has(key) && chosen.palette[otherKey] !== undefined;
  if (!isChosen && !isBlamed) return [];
  const position = document.locate(['theme', 'palette', isChosen ? key : otherKey]);
  // cut, not rounded: 4.497 must not read as "4.5:1, needs 4.5:1"
  const found = Math.floor(other.contrast * 10) / 10;
  const subject = isBackground ? `The ${words}` : `The colour of ${words}`;
  const message = `${subject} (${key} ${given}) is hard to read ${isBackground ? 'under' : 'on'} ${otherWords} (${otherKey} ${other.color}): contrast ${found}:1, needs ${ratio}:1. The app paints it ${direction(given, better)}, as ${better}.`;
  const fix = `write "${key}": "${better}", the nearest shade that can be read`;
  return [
    {
      ...warningAt(position, message, fix),
      colors: [
        { words, color: given },
        { words: otherWords, color: other.color },
        { words: 'the nearest shade', color: better },
      ],
      proposed: { path: ['theme', 'palette', key], value: better },
    },
  ];
}

/** The mall's own colours of the gradient that its texts cannot be read on. */
function gradientFindings({ chosen: { gradient, decoration }, painted, document }: Colors): Finding[] {
  if (typeof gradient !== 'object') return [];
  const ink = painted('on-hero');
  const stops = stopsOf(painted);
  const ends = [
    { key: 'from', words: 'first', better: stops[0] },
    { key: 'to', words: 'last', better: stops.at(-1) },
  ] as const;
  return ends.flatMap(({ key, words, better }) => {
    const given = gradient[key];
    if (given === undefined || better === undefined || given.toLowerCase() === better.toLowerCase())
      return [];
    const position = document.locate(['theme', 'gradient', key]);
    const found = Math.floor(10 * heroContrast(ink, given, decoration?.pattern !== 'none')) / 10;
    const message = `The ${words} colour of the gradient (${key} ${given}) is hard to read under the texts of the balance card (${ink}): contrast ${found}:1, needs ${heroRatio}:1. The app paints it ${direction(given, better)}, as ${better}.`;
    const colors = [
      { words: `the ${words} colour`, color: given },
      { words: 'the texts', color: ink },
      { words: 'the nearest shade', color: better },
    ];
    return [
      {
        ...warningAt(position, message, `write "${key}": "${better}", the nearest shade that can be read`),
        colors,
        proposed: { path: ['theme', 'gradient', key], value: better },
      },
    ];
  });
}

/** The colours of the gradient as the app paints it, from the first to the last. */
function stopsOf(painted: Colors['painted']): string[] {
  return painted('hero').match(/#[0-9a-f]{6}/gi) ?? [];
}

const defaultTexts: ReadonlySet<string> = new Set(['color', 'grey', 'headerTextColor']);

/** The pair with the lowest contrast. */
function lowest(color: string, against: RenderedColor['against'], painted: Colors['painted']) {
  const pairs = against.map((name) => ({
    name,
    color: painted(name),
    contrast: contrast(color, painted(name)),
  }));
  return pairs.reduce((one, other) => (other.contrast < one.contrast ? other : one));
}

/** Where the brand colour itself is painted otherwise, as far as one can see the difference. */
function brandNotes({ chosen, palette, painted, document }: Colors): Finding[] {
  const brand = palette.primaryOrange;
  if (chosen.palette.primaryOrange === undefined) return [];
  const { gradient } = chosen;
  const isLeftOut = typeof gradient === 'object' && gradient.from !== undefined;
  const [first = brand] = stopsOf(painted);
  const others = [
    ...(isLeftOut ? [] : [{ words: 'the balance card', color: first }]),
    { words: 'links and outlines', color: painted('primary-text') },
  ].filter(({ color }) => Math.abs(oklchOf(color).lightness - oklchOf(brand).lightness) > visible);
  if (others.length === 0) return [];
  const list = others
    .map(({ words, color }) => `${words} ${direction(brand, color)}, as ${color}`)
    .join('; ');
  const message = `The brand colour (primaryOrange ${brand}) is kept where it is a plain area. Where texts need contrast, the app paints ${list}.`;
  const position = document.locate(['theme', 'palette', 'primaryOrange']);
  return [{ ...noteAt(position, message), colors: [{ words: 'the brand colour', color: brand }, ...others] }];
}

/** A difference in lightness that people notice side by side. */
const visible = 0.06;

function direction(from: string, to: string): 'darker' | 'lighter' {
  return oklchOf(to).lightness < oklchOf(from).lightness ? 'darker' : 'lighter';
}

function paint(palette: Palette, look: ChosenLook): Colors['painted'] {
  const variables = brandVariables(palette, look);
  return (name) => {
    const color = variables[`--brand-${name}`];
    if (color === undefined) throw new Error(`There is no brand variable ${name}.`);
    return color;
  };
}
