import { hexPattern } from '@/lib/color';

/** The colour as `#rrggbb`, of digits with or without #, also of three. The studio's page uses it too. */
export function likelyColor(value: string): string | undefined {
  const digits = value.replace(/^#/, '').toLowerCase();
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return hexPattern.test(`#${full}`) ? `#${full}` : undefined;
}
