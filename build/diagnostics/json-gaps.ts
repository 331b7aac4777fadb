import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/**
 * A key without a value. The parser reads on: it takes the next key for the value, and complains about the colon after
 * that.
 */
export function keyWithoutValue(text: string, { error, offset }: ParseError) {
  const before = /("(?:[^"\\\r\n]|\\.)*")\s*(:?)\s*("(?:[^"\\\r\n]|\\.)*"\s*)?$/.exec(text.slice(0, offset));
  const [, key = '', colon, next] = before ?? [];
  const after = text.slice(offset);
  const code = printParseErrorCode(error);
  const isGap =
    (code === 'CommaExpected' && colon === ':' && next !== undefined && after.startsWith(':')) ||
    (code === 'ColonExpected' && next === undefined && /^"(?:[^"\\\r\n]|\\.)*"\s*:/.test(after)) ||
    (code === 'ValueExpected' && colon === ':' && next === undefined && /^[,}\]]/.test(after));
  if (!before || !isGap) return undefined;
  return {
    offset: before.index,
    what: `${key} has no value`,
    fix: `write ${key}: and its value, or delete ${key}`,
  };
}

/** Entries after the bracket that closes the file: they stand behind it, or a bracket closes it too early. */
export function entriesAfterEnd(text: string, offset: number): string | undefined {
  const rest = text.slice(offset);
  const [, key] = /^\s*,?\s*("(?:[^"\\\r\n]|\\.)*")\s*:/.exec(rest) ?? [];
  if (key === undefined) return undefined;
  const brackets = rest.replace(/"(?:[^"\\\r\n]|\\.)*"/g, '').replace(/[^{}]/g, '');
  const open = [...brackets].reduce((depth, bracket) => depth + (bracket === '{' ? 1 : -1), 0);
  return open < 0
    ? `delete the } before ${key}: it closes the file too early`
    : `move ${key} and its value in front of the last }, with a comma before it`;
}
