import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/**
 * A mistake inside a text: a backslash that means nothing, or a character that may not stand there. `garbled` is where
 * the text begins, whose value is not what its author meant.
 */
export function garbledText(text: string, { error, offset, length }: ParseError) {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode') {
    const at = soundStart.exec(token)?.[0].length ?? 0;
    const message = `A \\ in a text must start an escape such as \\n (found: ${token.slice(at, at + 2)}).`;
    return { offset: offset + at, message, fix: 'write \\\\ for a backslash', garbled: offset };
  }
  if (code !== 'InvalidCharacter') return undefined;
  const at = Math.max(0, token.search(controlCharacter));
  const message = 'A text holds a tab or another control character.';
  return { offset: offset + at, message, fix: 'put a space in its place, or delete it', garbled: offset };
}

/** A text up to the first backslash that starts none of the escapes of JSON. */
const soundStart = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controlCharacter = /[\u0000-\u001f]/;
