import { brandVariables } from '@/brand/brand-variables';
import type { ChosenLook } from '@/brand/decoration';
import type { Palette } from '@/brand/palette';
import type { Shape } from '@/brand/shape';
import { brandShades, contrastColor } from '@/brand/theme';
import type { PageFonts } from './fonts';
import { type Headline, headlineVariables } from './headline-css';
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
