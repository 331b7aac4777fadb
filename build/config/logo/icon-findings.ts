import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';
import { rgbOf } from '@/lib/color';
import type { VisiblePart } from '../../brand/icon-drawing';
import { phoneColors } from '../../brand/phone-colors';
import { type Finding, fileWarning } from '../../diagnostics/finding';
import { isSeenOn } from './logo-shade-findings';

/** A logo that is longer than this is a line in an icon. */
const longest = 2.2;
/** A ground that reaches this share of the picture is no badge with a margin around it. */
const filled = 0.98;
/** Browsers paint a tab so, by day and where the phone is dark. The icon has no background there. */
export const [lightTab, darkTab] = ['#ffffff', '#202124'];
/** What WCAG 2.2 asks of a sign (1.4.11). */
export const signContrast = 3;

/**
 * Warns of a picture that does not work as an icon: a word, one that its background or a tab swallows, one with a ground
 * of its own.
 */
export function iconFindings(
  { width, height, shades, ground }: VisiblePart,
  config: Pick<MerchantConfig, 'icon' | 'theme' | 'manifest'>,
): Finding[] {
  const key = config.icon === undefined ? 'logo' : 'icon';
  const warn = (message: string): Finding => ({ ...fileWarning(message, otherIcon), icon: true });
  const times = Math.max(width, height) / Math.min(width, height);
  if (times > longest) {
    const shape = width > height ? 'wide as high' : 'high as wide';
    const message = `The ${key} is ${Math.round(10 * times) / 10} times as ${shape}, so nobody can read it in an icon.`;
    return [warn(message)];
  }
  const { icon: behind } = phoneColors(config);
  const isFilled = ground !== undefined && Math.max(width, height) > filled;
  const swallowed = [
    ...(isFilled || isSeenOn(behind, shades) ? [] : [lostAtHome(key, behind, shades, config)]),
    // a light logo is warned of for its cards already
    ...(key === 'logo' || isSeenOn(lightTab, shades) ? [] : [warn(lostInTab('light', 'tab of a browser'))]),
    ...(isSeenOn(darkTab, shades) ? [] : [warn(lostInTab('dark', 'tab of a browser on a dark phone'))]),
  ];
  if (!isFilled || isNear(ground, behind)) return swallowed;
  const message = `The ${key} has a ground of its own (${ground}), so it looks pasted on the background of the icon (${behind}).`;
  const fix = `write "iconBackground": "${ground}" in "manifest", or take an icon without the ground`;
  return [...swallowed, otherBackground(message, fix, ground)];

  function lostInTab(tone: string, place: string): string {
    return `The ${key} is almost as ${tone} as the ${place}, where it has no background, so its icon vanishes there.`;
  }
}

/** The background of the icon swallows it: the first of white, brand colour and a dark grey that does not is proposed. */
function lostAtHome(
  key: string,
  behind: string,
  shades: readonly number[],
  { theme }: Pick<MerchantConfig, 'theme'>,
): Finding {
  const backgrounds = [lightTab, paletteOf(theme).primaryOrange];
  const better = backgrounds.find((each) => isSeenOn(each, shades, signContrast)) ?? darkTab;
  const message = `The ${key} has almost the colour of the background of the icon (${behind}), so it vanishes on the phone's home screen.`;
  return otherBackground(message, `write "iconBackground": "${better}" in "manifest"`, better);
}

function otherBackground(message: string, fix: string, value: string): Finding {
  const proposed = { path: ['manifest', 'iconBackground'], value };
  return { ...fileWarning(message, fix), proposed, icon: true };
}

const otherIcon =
  'take an icon that the studio proposes, or ask for the mark alone, in a square, and name that file under "icon"';

/** Whether nobody sees where one colour ends. */
function isNear(one: string, other: string): boolean {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return from.every((channel, at) => Math.abs(channel - (to[at] ?? 0)) <= 6);
}
