import { createHash } from 'node:crypto';
import { createExactFinder } from './needles';

type Replace = (text: string) => string;

/**
 * Replaces what a text holds in encoded form: percent signs, character references, JSON inside of a text, base64, hex.
 * `replace` is what is done to the plain text.
 */
export function replaceEncoded(text: string, replace: Replace, depth = 0): string {
  if (depth > deepest) return replace(text);
  const inner: Replace = (value) => replaceEncoded(value, replace, depth + 1);
  return replace(
    text
      .replace(/[^\s"'<>]+/g, (run) => (/%[\da-f]{2}/i.test(run) ? percent(run, inner) : run))
      .replace(/[^\s"'<>]+/g, (run) => (/&(#\w+|amp|commat);/i.test(run) ? references(run, inner) : run))
      .replace(/[^\s"'<>]+/g, (run) => (/\\u[\da-f]{4}/i.test(run) ? unicodeEscapes(run, inner) : run))
      .replace(/[A-Za-z\d+/_-]{8,}={0,2}/g, (run) => base64(run, inner))
      .replace(/(?:[\da-f]{2}){6,}/gi, (run) => hex(run, inner)),
  );
}

/** What finds one of these values in base64, in hex or as a digest. */
export function encodedFinder(values: readonly string[]): (text: string) => boolean {
  const forms = values.map(formsOf);
  const exact = createExactFinder(forms.flatMap((form) => form.exact));
  const anyCase = createExactFinder(forms.flatMap((form) => form.anyCase));
  return (text) => /[\w+/-]{8}/.test(text) && (exact(text) || anyCase(text.toLowerCase()));
}

/** Encodings inside one another. */
const deepest = 3;

function formsOf(value: string) {
  const bytes = Buffer.from(value);
  const exact = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The outer letters also depend on what is beside the value.
    return whole.slice(offset && offset + 1, (offset + bytes.length) % 3 === 0 ? undefined : -1);
  });
  const digests = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(value).digest('hex'));
  return { exact, anyCase: [bytes.toString('hex'), ...digests] };
}
function percent(run: string, inner: Replace): string {
  return run
    .split(/([&=?/#;,:]+)/)
    .map((part) => {
      const plain = decoded(() => decodeURIComponent(part.replaceAll('+', ' ')));
      const replaced = plain === undefined ? part : inner(plain);
      return plain === undefined || replaced === plain ? part : encodeURIComponent(replaced);
    })
    .join('');
}

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&commat;': '@' };

function references(run: string, inner: Replace): string {
  const plain = run.replace(/&#(x[\da-f]+|\d+);|&\w+;/gi, (reference, code: string | undefined) => {
    if (!code) return named[reference.toLowerCase()] ?? reference;
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : reference;
  });
  const replaced = inner(plain);
  return replaced === plain ? run : replaced.replaceAll('&', '&amp;');
}

function unicodeEscapes(run: string, inner: Replace): string {
  const plain = run.replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const replaced = inner(plain);
  if (replaced === plain) return run;
  return JSON.stringify(replaced).slice(1, -1);
}

function base64(run: string, inner: Replace): string {
  if (run.length < 8) return run;
  const bytes = Buffer.from(run, 'base64');
  const plain = utf8(bytes);
  if (plain === undefined) return run;
  const replaced = inner(plain);
  if (replaced === plain) return run;
  const made = Buffer.from(replaced).toString(/[-_]/.test(run) ? 'base64url' : 'base64');
  return run.endsWith('=') ? made : made.replace(/=+$/, '');
}

function hex(run: string, inner: Replace): string {
  const plain = utf8(Buffer.from(run, 'hex'));
  const replaced = plain === undefined ? plain : inner(plain);
  if (replaced === undefined || replaced === plain) return run;
  const made = Buffer.from(replaced).toString('hex');
  return run === run.toUpperCase() ? made.toUpperCase() : made;
}

/** The bytes as a printable text. */
function utf8(bytes: Buffer): string | undefined {
  const text = decoded(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return text !== undefined && text.length > 2 && !/[\p{Cc}\p{Cn}]/u.test(text.replace(/[\t\r\n]/g, ''))
    ? text
    : undefined;
}

function decoded(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
