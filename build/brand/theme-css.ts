import { brandVariables } from '@/brand/brand-variables';
import type { ChosenLook } from '@/brand/decoration';
import type { Palette } from '@/brand/palette';
import type { Shape } from '@/brand/shape';
import { brandShades, contrastColor } from '@/brand/theme';
import mantineVariables from './mantine-variables.json' with { type: 'json' };
import { shapeVariables } from './shape-css';

const fontNames = ['--mantine-font-family', '--mantine-font-family-headings'] as const;

/**
 * The custom properties of a merchant's site: Mantine's for its theme (light scheme only), and the brand's own. They
 * are inline in the page. So the first paint has its colours, and Mantine injects no style element. `families` are the fonts
 * to use before those of the device.
 */
export function themeCss(
  palette: Palette,
  look?: ChosenLook & { shape?: Shape | undefined },
  families?: string,
): string {
  const fonts = families && fontNames.map((name) => [name, `${families}, ${mantineVariables[name]}`]);
  const variables: Record<string, string> = {
    ...mantineVariables,
    ...(fonts && Object.fromEntries(fonts)),
    ...variablesOfBrand(palette),
    ...brandVariables(palette, look),
    ...shapeVariables(look?.shape),
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
