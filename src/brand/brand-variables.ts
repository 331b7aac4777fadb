import { contrast, mix } from '@/lib/color';
import { type ChosenLook, type Decoration, decorationOf, translucent } from './decoration';
import { heroOf } from './hero';
import type { Palette } from './palette';
import { fillFor, fillUnder, inkOn, readable, shapeRatio, textRatio } from './readable';

/**
 * The CSS custom properties of a merchant, as `--brand-<name>` and value; components see only these. Every pair of a
 * colour and the colour on it (`x` and `on-x`, text and fills) reaches WCAG AA for any palette. Where a colour of the
 * palette would not, the nearest readable one of its hue is used.
 */
export function brandVariables(palette: Palette, look: ChosenLook = {}): Record<string, string> {
  const decoration = decorationOf(palette, look);
  const neutrals = neutralsOf(palette);
  const fills = [
    neutrals.surface,
    neutrals.background,
    neutrals.sunken,
    neutrals.tint,
    neutrals['tint-quiet'],
  ];
  const onFills = (hex: string) => readable(hex, fills);
  const hero = heroOf(palette, decoration);
  const header = headerOf(palette, decoration);
  const tier = palette.dashBoardTier;
  const primaryText = onFills(palette.primaryOrange);

  return prefixed({
    ...neutrals,
    'text-quiet': readable(palette.grey, [...fills, neutrals.qna]),
    border: palette.borderGrey,
    'border-strong': readable(palette.borderGrey, [neutrals.surface, neutrals.background], shapeRatio),
    primary: palette.primaryOrange,
    'primary-hover': mix(
      palette.primaryOrange,
      inkOn(palette.primaryOrange) === '#ffffff' ? '#000000' : '#ffffff',
      0.1,
    ),
    'on-primary': inkOn(palette.primaryOrange),
    'primary-text': primaryText,
    selected: onFills(palette.selectedTab),
    focus: readable(palette.primaryOrange, fills, shapeRatio),
    ...header,
    ...hero,
    outer: fillUnder(
      neutrals.text,
      mix(neutrals.background, palette.lightPrimaryColor, 0.5),
      neutrals.background,
    ),
    'outer-pattern': decoration.layers(palette.primaryOrange, 0.05),
    'art-backdrop': `${decoration.layers(palette.primaryOrange, 0.16)}, ${decoration.blend(neutrals['tint-quiet'], neutrals.tint, neutrals['tint-quiet'])}`,
    'art-line': primaryText,
    'art-fill': palette.primaryOrange,
    'art-accent': palette.gold,
    tier,
    'on-tier': inkOn(tier),
    gold: palette.gold,
    ...statuses(palette, neutrals),
    progress: readable(palette.progressBar, [neutrals.surface], shapeRatio),
    'progress-rest': palette.progressDefault,
    'on-disabled': readable(palette.grey, [neutrals.disabled]),
    count: palette.red,
    'on-count': inkOn(palette.red),
    shadow: `0 1px 2px ${translucent(neutrals.text, 0.06)}, 0 6px 20px ${translucent(neutrals.text, 0.07)}`,
    'shadow-raised': `0 2px 6px ${translucent(neutrals.text, 0.08)}, 0 16px 48px ${translucent(neutrals.text, 0.18)}`,
    scrim: translucent(mix(palette.primaryOrange, '#000000', 0.86), 0.56),
  });
}

/** Surfaces and the fills on them. The text colour is chosen first, and no fill may make it unreadable. */
function neutralsOf(palette: Palette) {
  const surface = palette.whiteColor;
  const text = readable(palette.color, [surface], 7);
  const under = (fill: string) => fillUnder(text, fill, surface, 6);
  return {
    surface,
    text,
    background: under(palette.globalBackground),
    sunken: under(palette.lightGrey),
    placeholder: under(palette.imgBackgroundColor),
    qna: under(palette.faq_qna_background),
    disabled: under(palette.disabledField),
    tint: under(palette.lightPrimaryColor),
    'tint-quiet': under(palette.lightPrimaryColor2),
  };
}

/**
 * A header with a colour of its own has the pattern in its ink. A header in the surface's colour fades into the brand's
 * tint, with a pattern in the brand colour.
 */
function headerOf(palette: Palette, { layers, blend }: Decoration) {
  const header = palette.top;
  const coloured = contrast(header, palette.whiteColor) > 1.6;
  const ink = readable(palette.headerTextColor, [header]);
  const under = (fill: string) => fillUnder(ink, fill, header);
  const wash = coloured ? header : under(palette.lightPrimaryColor);
  const pattern = under(coloured ? mix(header, ink, 0.12) : mix(wash, palette.primaryOrange, 0.1));
  return {
    header,
    'on-header': ink,
    'header-border': palette.headerBottomBorder,
    'header-image': `${layers(pattern, 1)}, ${blend(header, `${header} 30%`, wash)}`,
  };
}

function statuses(palette: Palette, { surface, background, text }: ReturnType<typeof neutralsOf>) {
  const status = (name: string, colour: string, tint?: string) => {
    const quietOf = (shade: string) => fillUnder(text, tint ?? mix(shade, surface, 0.88), surface, 6);
    const shade = settled(colour, (each) => readable(each, [surface, background, quietOf(each)]));
    return { [name]: shade, [`${name}-tint`]: quietOf(shade) };
  };
  return {
    ...status('success', palette.green, palette.lightgreen),
    'success-fill': fillFor('#ffffff', palette.green, textRatio),
    ...status('error', palette.errorRed),
    'error-fill': fillFor('#ffffff', palette.errorRed, textRatio),
    ...status('danger', palette.maroonRed),
    ...status('info', palette.skyBlue),
    ...status('pending', pendingOrange),
    'on-status-fill': '#ffffff',
  };
}

/** What waits is orange in every mall. The mall's own colour may be red, and would look like an error. */
const pendingOrange = '#b45309';

/** A darker shade has a darker tint behind it, so it may have to be darker still. This is the shade that may stay. */
function settled(colour: string, next: (shade: string) => string): string {
  let shade = colour;
  for (let round = 0; round < mostRounds; round++) {
    const better = next(shade);
    if (better.toLowerCase() === shade.toLowerCase()) break;
    shade = better;
  }
  return shade;
}

/** Twice as many as any colour needs. */
const mostRounds = 8;

function prefixed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--brand-${name}`, value]));
}
