import {
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
  type MantineThemeOverride,
} from '@mantine/core';
import { mix } from '@/lib/color';
import type { Palette } from './palette';

/** Covers Latin and Devanagari with what the device has, and costs nothing. */
const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif";

/** What our theme takes from Mantine's default one as it is; a test compares them. */
const leftToMantine = {
  scale: 1,
  fontSmoothing: true,
  focusRing: 'auto',
  variantColorResolver: () => ({ background: '', hover: '', color: '', border: '' }),
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace',
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
 * Mantine's theme of a merchant, from which the builder writes the CSS variables. Only `brand` holds colours; everything
 * else points at the variables of `brandVariables`, which are chosen by contrast.
 */
export function mantineTheme(palette: Palette): MantineThemeOverride {
  return createTheme(themeAround(brandShades(palette.primaryOrange)));
}

/**
 * The same theme for the app, whole, so that Mantine's default one stays out of the first load. Components take colours
 * from the CSS variables in the page, so its shades of the primary colour are all one, and it makes no variants.
 */
export function appTheme({ primaryOrange }: Palette): MantineTheme {
  const primary = primaryOrange.toLowerCase();
  return {
    ...leftToMantine,
    ...themeAround([
      primary,
      primary,
      primary,
      primary,
      primary,
      primary,
      primary,
      primary,
      primary,
      primary,
    ]),
  };
}

function themeAround(brand: MantineColorsTuple) {
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
    luminanceThreshold: 0.183, // where white falls below 4.5:1
    fontFamily,
    headings: { ...leftToMantine.headings, fontFamily, fontWeight: '700' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem', xxl: '2rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
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

/** Ten shades around the primary, which stands at index 6, where `filled` takes it from. */
function brandShades(primary: string): MantineColorsTuple {
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

/** Tints first, then the colour itself: Mantine takes text and borders from index 6 and 8. */
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
