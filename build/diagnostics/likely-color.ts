import { hexPattern } from '@/lib/color';

/** The colour as `#rrggbb` that a person most likely meant. The studio's page uses it too. */
export function likelyColor(value: string): string | undefined {
  const digits = value.replace(/^(#|0x)/i, '');
  const full = /^[0-9a-f]{3,4}$/i.test(digits)
    ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('')
    : digits.replace(/^([0-9a-f]{6})[0-9a-f]{2}$/i, '$1');
  if (hexPattern.test(`#${full}`)) return `#${full.toLowerCase()}`;
  const channels = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value)?.slice(1).map(Number);
  if (!channels?.every((channel) => channel <= 255)) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
