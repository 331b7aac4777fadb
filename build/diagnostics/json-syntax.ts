import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { nearest } from './nearest';

export interface SyntaxMistake {
  offset: number;
  message: string;
  fix?: string;
  /** The rest of the file still says what it was meant to say. */
  harmless: boolean;
}

/** The parser's complaints in words for people who do not program; only the first of those that throw it off. */
export function syntaxMistakes(text: string, errors: readonly ParseError[]): SyntaxMistake[] {
  if (text.trim() === '') {
    return [
      { offset: 0, message: 'The file is empty.', fix: 'start with { and end with }', harmless: false },
    ];
  }
  const found = new Map<number, SyntaxMistake>();
  for (const error of errors) {
    const mistake = harmlessMistake(text, error) ?? breakingMistake(text, error);
    // one slip makes the parser complain several times in a row at the same place
    if (!found.has(mistake.offset)) found.set(mistake.offset, mistake);
    if (!mistake.harmless) break; // what follows the first real break is noise
  }
  return [...found.values()];
}

function harmlessMistake(text: string, { error, offset }: ParseError): SyntaxMistake | undefined {
  const code = printParseErrorCode(error);
  const mistake = (at: number, message: string, fix: string) => ({
    offset: at,
    message,
    fix,
    harmless: true,
  });
  if (code === 'InvalidCommentToken') {
    return mistake(offset, 'Comments are not allowed: this is plain JSON.', 'delete the comment');
  }
  const before = text.slice(0, offset).trimEnd();
  if (/[}\]]/.test(text[offset] ?? '') && before.endsWith(',')) {
    const message = 'A comma stands after the last entry: plain JSON allows none there.';
    return mistake(before.length - 1, message, 'delete the comma');
  }
  if (text[offset] === ',' && before.endsWith(',')) {
    return mistake(offset, 'Two commas stand in a row.', 'delete one of them');
  }
  if (code === 'CommaExpected' && text[offset] === '"') {
    return mistake(offset, 'A comma is missing before this entry.', 'put a comma after the entry before it');
  }
  return undefined;
}

function breakingMistake(text: string, { error, offset, length }: ParseError): SyntaxMistake {
  const code = printParseErrorCode(error);
  const seen = text.slice(offset, offset + Math.min(length, 30)).trim();
  const [what, fix] =
    code === 'InvalidSymbol' ? unknownWord(seen) : (expectations[code] ?? ['This is not valid JSON']);
  const message = `${what}${seen && `, but here stands ${seen}`}. The rest of the file is checked once this is right.`;
  return { offset, message, harmless: false, ...(fix && { fix }) };
}

function unknownWord(seen: string): [what: string, fix?: string] {
  const quoted = /^['‘’“”„`](.*?)['‘’“”„`]?$/u.exec(seen);
  if (quoted) return ['Texts and keys stand in straight double quotes', `write "${quoted[1]}"`];
  const word = nearest(seen, ['true', 'false', 'null']);
  if (word) return ['This word is unknown', `did you mean ${word}?`];
  return ['Texts and keys stand in double quotes', /^[\w.-]+$/.test(seen) ? `write "${seen}"` : undefined];
}

const expectations: Partial<Record<string, [what: string, fix?: string]>> = {
  PropertyNameExpected: ['A key in double quotes is expected', 'write "key": value'],
  ValueExpected: ['A value is expected', 'write text in double quotes, or a number, true, false, [ ] or { }'],
  ColonExpected: ['A colon is missing between a key and its value', 'put : after the key'],
  CommaExpected: ['A comma is missing', 'put a comma after what stands before it'],
  CloseBraceExpected: ['A closing } is missing', 'give every { its }'],
  CloseBracketExpected: ['A closing ] is missing', 'give every [ its ]'],
  EndOfFileExpected: ['The file goes on after its closing }', 'delete what follows'],
  UnexpectedEndOfString: ['The closing quote of a text is missing', 'end the text with " on the same line'],
  InvalidEscapeCharacter: ['A \\ in a text must start an escape such as \\n', 'write \\\\ for a backslash'],
  InvalidCharacter: ['A text holds a line break or control character', 'write \\n, or delete it'],
};
