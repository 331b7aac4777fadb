import type { MerchantConfig } from '@/brand/merchant-schema';
import { rgbOf } from '@/lib/color';
import type { VisiblePart } from '../../brand/icon-drawing';
import { phoneColors } from '../../brand/phone-colors';
import { type Finding, warningAt } from '../../diagnostics/finding';
import { fileStart } from '../../diagnostics/position';
import { isSeenOn } from './logo-shade-findings';

/** A logo that is longer than this is a line in an icon. */
const longest = 2.2;
/** A ground that reaches this share of the picture is no badge with a margin around it. */
const filled = 0.98;
/** Browsers paint a tab so where the phone is dark. */
export const darkTab = '#202124';

/** Warns of a picture that does not work as an icon: a word, one that a dark tab swallows, one with a ground of its own. */
export function iconFindings(
  { width, height, shades, ground }: VisiblePart,
  config: Pick<MerchantConfig, 'icon' | 'theme' | 'manifest'>,
): Finding[] {
  const key = config.icon === undefined ? 'logo' : 'icon';
  const warn = (message: string): Finding => ({ ...warningAt(fileStart, message, otherIcon), icon: true });
  const times = Math.max(width, height) / Math.min(width, height);
  if (times > longest) {
    const shape = width > height ? 'wide as high' : 'high as wide';
    const message = `The ${key} is ${Math.round(10 * times) / 10} times as ${shape}, so nobody can read it in an icon.`;
    return [warn(message)];
  }
  const swallowed = isSeenOn(darkTab, shades)
    ? []
    : [
        warn(
          `The ${key} is almost as dark as the tab of a browser on a dark phone, so its icon vanishes there.`,
        ),
      ];
  const { icon: behind } = phoneColors(config);
  const isFilled = ground !== undefined && Math.max(width, height) > filled;
  if (!isFilled || isNear(ground, behind)) return swallowed;
  const message = `The ${key} has a ground of its own (${ground}), so it looks pasted on the background of the icon (${behind}).`;
  const fix = `write "iconBackground": "${ground}" in "manifest", or take an icon without the ground`;
  const proposed = { path: ['manifest', 'iconBackground'], value: ground };
  return [...swallowed, { ...warningAt(fileStart, message, fix), proposed, icon: true }];
}

const otherIcon =
  'take an icon that the studio proposes, or ask for the mark alone, in a square, and name that file under "icon"';

/** Whether nobody sees where one colour ends. */
function isNear(one: string, other: string): boolean {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return from.every((channel, at) => Math.abs(channel - (to[at] ?? 0)) <= 6);
}
