/**
 * The value of a JSON text. A whole number that a Number cannot hold becomes a text, because ids must keep all their
 * digits (docs/wire.md#lenient-reading). Throws for a text that is no JSON.
 */
export function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return /(^|[\s:,[-])\d{16}/.test(text) ? JSON.parse(text.replace(tokens, exactToken)) : value;
}

/** The value of a JSON text. `undefined` for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return exactJson(text);
  } catch {
    return undefined;
  }
}

/** Strings and numbers. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

function exactToken(token: string): string {
  return /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}
