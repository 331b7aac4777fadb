import { brandVariables } from '@/brand/brand-variables';
import { hexOfOklch, oklchOf } from '@/brand/oklch';
import { defaultPalette, type Palette } from '@/brand/palette';
import { readable, shapeRatio, textRatio } from '@/brand/readable';
import { renderedColors } from '../checks/rendered-colors';

/**
 * A whole palette from one brand colour: greys with a little of its hue, light and dark tones of the colour, and the
 * status colours of the default theme. Every pair is readable, for any colour, even pure yellow and white.
 *
 * @param primary `#rrggbb`. It is not changed, even if it is hard to read on white
 */
export function derivePalette(primary: string): Palette {
  return asPainted({
    ...defaultPalette,
    primaryOrange: primary,
    whiteColor: surface,
    ...dependentColors(primary),
  });
}

const surface = '#ffffff';

function dependentColors(primary: string) {
  const { chroma, hue } = oklchOf(primary);
  const tint = (lightness: number, most: number) =>
    hexOfOklch({ lightness, chroma: Math.min(chroma, most), hue });
  const background = tint(0.975, 0.008);
  const track = tint(0.91, 0.03);
  return {
    globalBackground: background,
    color: tint(0.22, 0.025),
    lightGrey: tint(0.945, 0.012),
    grey: readable(tint(0.49, 0.025), [surface, background], textRatio),
    imgBackgroundColor: tint(0.93, 0.025),
    borderGrey: tint(0.895, 0.015),
    headerTextColor: tint(0.3, 0.08),
    progressBar: readable(primary, [surface, track], shapeRatio),
    progressDefault: track,
    selectedTab: readable(primary, [surface], textRatio),
    top: tint(0.985, 0.012),
    headerBottomBorder: tint(0.9, 0.04),
    dashBoardTier: tint(0.4, 0.12),
    disabledField: tint(0.93, 0.01),
    faq_qna_background: tint(0.985, 0.006),
    lightPrimaryColor: tint(0.94, 0.04),
    lightPrimaryColor2: tint(0.97, 0.02),
  } satisfies Partial<Palette>;
}

/** The palette with every colour as the app paints it, so that what the config says is what people see. */
function asPainted(palette: Palette): Palette {
  const painted = { ...palette };
  // some colours are chosen against others of this list, so a second round settles them
  for (let round = 0; round < 2; round++) {
    const variables = brandVariables(painted);
    for (const { key, paints } of renderedColors)
      painted[key] = variables[`--brand-${paints}`] ?? painted[key];
  }
  return painted;
}
