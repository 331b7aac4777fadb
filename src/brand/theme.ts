import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import { mix } from '@/lib/color';
import type { Palette } from './palette';

/** Covers Latin and Devanagari with what the device has, and costs nothing. */
const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif";

/**
 * Mantine's theme of a merchant, from which the builder writes the CSS variables. Only `brand` holds colours; everything
 * else points at the variables of `brandVariables`, which are chosen by contrast.
 */
export function mantineTheme(palette: Palette): MantineThemeOverride {
  return createTheme({
    ...appTheme(palette),
    colors: {
      brand: brandShades(palette.primaryOrange),
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
    fontFamily,
    headings: { fontFamily, fontWeight: '700' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem', xxl: '2rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.35', xl: '1.3' },
    shadows: { sm: 'var(--brand-shadow)', md: 'var(--brand-shadow)', xl: 'var(--brand-shadow-raised)' },
    cursorType: 'pointer',
  });
}

/** The part of it that components read as they render. All else they take from the CSS variables in the page. */
export function appTheme({ primaryOrange }: Palette): MantineThemeOverride {
  const primary = primaryOrange.toLowerCase();
  return {
    primaryColor: 'brand',
    primaryShade: 6,
    // Only the one that fills parts is read.
    colors: { brand: Array.from({ length: 10 }, () => primary) as unknown as MantineColorsTuple },
    white: 'var(--brand-surface)',
    black: 'var(--brand-text)',
    autoContrast: true,
    luminanceThreshold: 0.183, // where white falls below 4.5:1
    defaultRadius: 'md',
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
  };
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
