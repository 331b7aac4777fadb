import type { MantineColorsTuple, MantineTheme, MantineThemeOverride } from '@mantine/core';
import { luminance, mix } from '@/lib/color';
import type { Palette } from './palette';

/** Fonts of the device, for Latin and Devanagari. They need no download. */
const deviceFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif";

/** The parts of Mantine's default theme that ours uses unchanged. A test compares the two. */
const leftToMantine = {
  scale: 1,
  fontSmoothing: true,
  focusRing: 'auto',
  variantColorResolver: () => ({ background: '', hover: '', color: '', border: '' }),
  defaultGradient: { from: 'blue', to: 'cyan', deg: 45 },
  activeClassName: 'mantine-active',
  focusClassName: '',
  headings: {
    textWrap: 'wrap',
    sizes: {
      h1: heading(2.125, '1.3'),
      h2: heading(1.625, '1.35'),
      h3: heading(1.375, '1.4'),
      h4: heading(1.125, '1.45'),
      h5: heading(1, '1.5'),
      h6: heading(0.875, '1.5'),
    },
  },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  other: {},
} as const;

function heading(rem: number, lineHeight: string) {
  return { fontSize: `calc(${rem}rem * var(--mantine-scale))`, lineHeight };
}

/**
 * Mantine's theme for a merchant. The builder writes the CSS variables from it. Only `brand` holds colours. Everything
 * else points to the variables of `brandVariables`, which are chosen for their contrast.
 */
export function mantineTheme(palette: Palette): MantineThemeOverride {
  return themeAround(brandShades(palette.primaryOrange), deviceFonts);
}

/**
 * The same theme, complete, for the app. So Mantine's default theme is not part of the first load. Components take
 * their colours from the CSS variables in the page, so all shades of the primary colour are the same here, and there
 * are no variants.
 */
export function appTheme({ primaryOrange }: Palette): MantineTheme {
  const shades = new Array<string>(10).fill(primaryOrange.toLowerCase()) as unknown as MantineColorsTuple; // ten of them
  return { ...leftToMantine, ...themeAround(shades, 'inherit') }; // the page names the fonts
}

function themeAround(brand: MantineColorsTuple, fontFamily: string) {
  return {
    primaryColor: 'brand',
    primaryShade: 6,
    colors: {
      brand,
      gray: [
        variable('background'),
        variable('sunken'),
        variable('disabled'),
        variable('border'),
        variable('border-strong'),
        variable('text-quiet'),
        variable('text-quiet'),
        variable('text-quiet'),
        variable('text'),
        variable('text'),
      ],
      red: statusShades('error'),
      green: statusShades('success'),
      teal: statusShades('success'),
      blue: statusShades('info'),
    },
    white: 'var(--brand-surface)',
    black: 'var(--brand-text)',
    autoContrast: true,
    luminanceThreshold,
    fontFamily,
    fontFamilyMonospace: 'monospace', // no screen has any
    headings: { ...leftToMantine.headings, fontFamily, fontWeight: '700' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem', xxl: '2rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.35', xl: '1.3' },
    shadows: {
      xs: 'var(--brand-shadow)',
      sm: 'var(--brand-shadow)',
      md: 'var(--brand-shadow)',
      lg: 'var(--brand-shadow-raised)',
      xl: 'var(--brand-shadow-raised)',
    },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Input: { vars: () => ({ wrapper: { '--input-height': '3rem', '--input-padding': '0.875rem' } }) },
      InputWrapper: {
        vars: () => ({
          error: { '--input-error-size': '0.875rem' },
          description: { '--input-description-size': '0.875rem' },
        }),
      },
      Checkbox: {
        defaultProps: { radius: 'xs' },
        vars: () => ({
          root: { '--checkbox-size': '1.5rem', '--checkbox-icon-color': variable('on-primary') },
        }),
      },
    },
  } satisfies MantineThemeOverride;
}

/** On a lighter colour the contrast of white is below 4.5:1. */
const luminanceThreshold = 0.183;

/** The colour of Mantine that can be read on this one. */
export function contrastColor(hex: string): 'black' | 'white' {
  return luminance(hex) > luminanceThreshold ? 'black' : 'white';
}

/** Ten shades around the primary colour. It is at index 6, because `filled` takes that one. */
export function brandShades(primary: string): MantineColorsTuple {
  const lighter = (share: number) => mix(primary, '#ffffff', share);
  const darker = (share: number) => mix(primary, '#000000', share);
  return [
    lighter(0.94),
    lighter(0.86),
    lighter(0.72),
    lighter(0.55),
    lighter(0.36),
    lighter(0.18),
    primary.toLowerCase(),
    darker(0.1),
    darker(0.24),
    darker(0.4),
  ];
}

/** Tints first, then the colour itself, because Mantine takes text and borders from index 6 and 8. */
function statusShades(name: string): MantineColorsTuple {
  const [tint, full] = [variable(`${name}-tint`), variable(name)];
  return [tint, tint, tint, full, full, full, full, full, full, full];
}

function variable(name: string): string {
  return `var(--brand-${name})`;
}

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<'brand' | 'gray' | 'red' | 'green' | 'teal' | 'blue', MantineColorsTuple>;
  }
}
