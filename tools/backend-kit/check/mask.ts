import { groupMobile } from '@/lib/mobile';

/** Stands for everything that nobody may read. */
export const masked = '•••';

/** Hides what is secret, in every text that leaves the program. */
export interface Mask {
  /** From now on this value is hidden, in whatever encoding. */
  hide(...values: readonly unknown[]): void;
  text(text: string): string;
}

/** Shorter values cannot be told from ordinary words and numbers. */
const shortest = 3;
/** Digits that can be a phone or card number, with or without signs between them. */
const longNumber = /\+?\p{Nd}(?:[ ().\-\u00a0]{0,2}\p{Nd}){8,}/gu;
/** Letters and digits without a space that can be a token or an encoded value. */
const opaque = /(?=[A-Za-z0-9+/=_%\\-]*\d)(?=[A-Za-z0-9+/=_%\\-]*[A-Za-z])[A-Za-z0-9+/=_%\\-]{16,}/g;

export function createMask(): Mask {
  const hidden = new Set<string>();
  let pattern: RegExp | undefined;
  return {
    hide: (...values) => {
      for (const value of values) {
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const text = String(value).trim();
        if (text.length < shortest) continue;
        for (const form of formsOf(text)) hidden.add(form);
      }
      pattern = undefined;
    },
    text: (text) => {
      pattern ??= patternOf(hidden);
      return pattern ? text.replace(pattern, masked) : text;
    },
  };
}

/** Hides what looks like a number of somebody or like a token, even if nobody has named it. For values of answers. */
export function maskGuessed(text: string): string {
  return text.replace(longNumber, masked).replace(opaque, masked);
}

/** The ways in which a backend, a URL or a file could write the same value. */
function formsOf(text: string): Set<string> {
  const bytes = Buffer.from(text, 'utf8');
  const forms = new Set([text, encodeURIComponent(text), bytes.toString('hex'), text.normalize('NFD')]);
  forms.add(bytes.toString('base64')).add(bytes.toString('base64url'));
  forms.add(new URLSearchParams({ a: text }).toString().slice(2));
  forms.add(JSON.stringify(text).slice(1, -1));
  forms.add(
    Array.from(text, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
  forms.add(Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join(''));
  // Base64 of a longer text holds the value at one of three offsets. Its outer letters also depend on what is beside it.
  if (bytes.length > 5) {
    for (const offset of [0, 1, 2]) {
      const base64 = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
      const whole = (offset + bytes.length) % 3 === 0;
      const inner = base64.slice(offset === 0 ? 0 : offset + 1, whole ? undefined : -1);
      forms.add(inner).add(inner.replaceAll('+', '-').replaceAll('/', '_'));
    }
  }
  const [, a, b, c, d] = /^(\d{3})(\d)(\d)(\d{5})$/.exec(text) ?? [];
  if (a !== undefined) {
    for (const sign of [' ', '-'])
      forms.add(`${a}${b}${c}${sign}${d}`).add(groupMobile(text).replaceAll(' ', sign));
  }
  return forms;
}

function patternOf(hidden: ReadonlySet<string>): RegExp | undefined {
  if (hidden.size === 0) return undefined;
  const forms = [...hidden]
    .sort((one, other) => other.length - one.length)
    .map((form) => {
      const escaped = form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      // Short ones, such as an OTP or the name Ann, only where they stand alone.
      return form.length > 5 ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
    });
  return new RegExp(forms.join('|'), 'giu');
}
