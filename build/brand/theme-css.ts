import { brandVariables } from '@/brand/brand-variables';
import { type ChosenLook, decorationOf } from '@/brand/decoration';
import { heroOf } from '@/brand/hero';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Palette } from '@/brand/palette';
import type { Shape } from '@/brand/shape';
import { brandShades, contrastColor } from '@/brand/theme';
import type { PageFonts } from './fonts';
import mantineVariables from './mantine-variables.json' with { type: 'json' };
import { shapeVariables } from './shape-css';

/**
 * The custom properties of a merchant's site: Mantine's for its theme (light scheme only), and the brand's own. They
 * are inline in the page. So the first paint has its colours, and Mantine injects no style element.
 */
export function themeCss(
  palette: Palette,
  look?: ChosenLook & { shape?: Shape | undefined; headline?: Headline | undefined },
  { families, headlines }: Omit<PageFonts, 'rules'> = {},
): string {
  const before = (
    families: string | undefined,
    name: '--mantine-font-family' | '--mantine-font-family-headings',
  ) => families && { [name]: `${families}, ${mantineVariables[name]}` };
  const variables: Record<string, string> = {
    ...mantineVariables,
    ...before(families, '--mantine-font-family'),
    ...before(headlines, '--mantine-font-family-headings'),
    ...variablesOfBrand(palette),
    ...brandVariables(palette, look),
    ...shapeVariables(look?.shape),
    ...headlineVariables(look?.headline),
  };
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')}}`;
}

/** The shades of the brand's colour that the app or another variable names. */
const namedShades = [1, 2, 6, 7];

/** Those of Mantine's variables that differ from mall to mall. */
export function variablesOfBrand({ primaryOrange }: Palette): Record<string, string> {
  const all = brandShades(primaryOrange);
  const shades = namedShades.map((at) => [`--mantine-color-brand-${at}`, all[at]]);
  const contrast = `var(--mantine-color-${contrastColor(primaryOrange)})`;
  return { ...Object.fromEntries(shades), '--mantine-primary-color-contrast': contrast };
}

type Headline = Partial<NonNullable<MerchantConfig['theme']['headline']>>;

/** The custom properties of a mall's titles, balances and prices (docs/brand.md#headline). Its typeface is not among them. */
function headlineVariables({ weight, case: letters, tracking }: Headline = {}): Record<string, string> {
  return {
    ...(weight !== undefined && { '--brand-headline-weight': `${weight}` }),
    ...(letters === 'upper' && { '--brand-headline-case': 'uppercase' }),
    ...(tracking !== undefined && { '--brand-headline-tracking': `${tracking}em` }),
  };
}

type Tiers = MerchantConfig['theme']['tiers'];

/**
 * The rules of tiers with colours of their own, for the badge and the card of a member (docs/brand.md#tiers). A tier has
 * its place in the list, because its name may have any sign. Ink and colours are those of a hero, so they are readable.
 */
export function tierCss(palette: Palette, look: ChosenLook, tiers: Tiers = {}): string {
  return Object.values(tiers)
    .map((gradient, place) => {
      const hero = heroOf(palette, { ...decorationOf(palette, look), gradient });
      const variables = Object.entries(hero).map(([name, value]) => `--brand-${name}:${value};`);
      return `[data-tier="${place}"]{${variables.join('')}${ofBadge}}`;
    })
    .join('');
}

/** A badge on a card of the same colours has a line in its ink. */
const ofBadge =
  '--brand-tier:var(--brand-hero);--brand-on-tier:var(--brand-on-hero);--brand-gold:var(--brand-on-hero);';
