import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { nearest } from '../shared/nearest';
import { foreignFormat } from './json-foreign';
import { entriesAfterEnd, keyWithoutValue } from './json-gaps';
import { garbledText } from './json-garbled';

export interface SyntaxMistake {
  offset: number;
  message: string;
  fix?: string;
  /** The rest of the file can still be understood. */
  harmless: boolean;
  /** Where the text begins whose value is not what its author meant. */
  garbled?: number;
  /** The edit that repairs the mistake, if it is clear what the author meant. */
  repair?: Edit;
}

/** Replaces `remove` characters at `offset` by `insert`. */
export interface Edit {
  offset: number;
  remove: number;
  insert: string;
}

/** The parser's complaints, in words for people who do not program. Of those that stop the parser, only the first. */
export function syntaxMistakes(text: string, errors: readonly ParseError[]): SyntaxMistake[] {
  if (text.trim() === '') {
    return [
      { offset: 0, message: 'The file is empty.', fix: 'start with { and end with }', harmless: false },
    ];
  }
  const foreign = foreignFormat(text);
  if (foreign) return [foreign];
  const found = new Map<number, SyntaxMistake>();
  for (const error of errors) {
    const mistake = harmlessMistake(text, error) ?? breakingMistake(text, error);
    // after one slip the parser complains several times at the same place
    if (!found.has(mistake.offset)) found.set(mistake.offset, mistake);
    if (!mistake.harmless) break; // after the first real break, all other complaints are noise
  }
  return [...found.values()];
}

function harmlessMistake(text: string, { error, offset, length }: ParseError): SyntaxMistake | undefined {
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
  const garbled = garbledText(text, { error, offset, length });
  if (garbled) return { ...garbled, harmless: true };
  const before = text.slice(0, offset).trimEnd();
  if (/[}\]]/.test(text[offset] ?? '') && before.endsWith(',')) {
    const message = 'There is a comma after the last entry. Plain JSON does not allow that.';
    return mistake(before.length - 1, message, 'delete the comma');
  }
  if (text[offset] === ',' && before.endsWith(',')) {
    return mistake(offset, 'There are two commas in a row.', 'delete one of them');
  }
  if (code === 'CommaExpected' && text[offset] === '"') {
    return mistake(offset, 'A comma is missing before this entry.', 'put a comma after the entry before it');
  }
  return undefined;
}

function breakingMistake(text: string, { error, offset, length }: ParseError): SyntaxMistake {
  const code = printParseErrorCode(error);
  const later = ' The rest of the file is checked after you fix this.';
  const gap = keyWithoutValue(text, { error, offset, length });
  if (gap) return { offset: gap.offset, message: `${gap.what}.${later}`, fix: gap.fix, harmless: false };
  const quoted = quotesInside(text, offset);
  if (quoted) return quoted;
  const key = code === 'CommaExpected' && text[offset] === ':' ? keyBefore.exec(text.slice(0, offset)) : null;
  if (key) {
    const message = `A closing ] is missing before this key (found: ${key[0].trim().slice(0, 30)}).${later}`;
    return { offset: key.index, message, fix: 'put ] after the last entry of the list', harmless: false };
  }
  const token = text.slice(offset, offset + length);
  const {
    what,
    fix,
    seen = token,
    repair,
  } = code === 'InvalidSymbol' ? unknownSymbol(text, offset, token) : expected(code, text, offset, length);
  const here = seen.trim().slice(0, 30);
  const rest = repair ? '' : later;
  const message = `${what}${here && ` (found: ${here})`}.${rest}`;
  return { offset, message, harmless: false, ...(fix && { fix }), ...(repair && { repair }) };
}

/**
 * A text that contains quotes, such as "The "Best" Mall", ends at the second quote, and the parser complains about the
 * word after it. Only a line that holds one key and one text shows where the text should end.
 */
function quotesInside(text: string, offset: number): SyntaxMistake | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const [, before = '', content = ''] = /^(.*?"\s*:\s*)"(.*)"[\s,}\]]*$/.exec(line) ?? [];
  const pieces = content.split(/(?<!\\)"/);
  // `"a", "b"`, `"a", 1`, `"a": "b"` and `"a" "b"` are several values; the comma in `a "b", c` is part of the text
  if (pieces.length < 2 || /"\s*(:|"|,\s*(["\d[{-]|(true|false|null)\b))/.test(content)) return undefined;
  const escaped = `"${pieces.join('\\"')}"`;
  const place = start + before.length;
  if (offset <= place || offset > start + line.length) return undefined;
  return {
    offset: place,
    message: 'A quote inside a text ends the text.',
    fix: `write ${escaped}`,
    harmless: false,
    repair: { offset: place, remove: content.length + 2, insert: escaped },
  };
}

const keyBefore = /"(?:[^"\\\r\n]|\\.)*"\s*$/;

interface Explanation {
  what: string;
  fix?: string;
  seen?: string;
  repair?: Edit;
}

const closingQuotes: Partial<Record<string, string>> = {
  "'": "'",
  '‘': '’',
  '’': '’',
  '“': '”',
  '”': '”',
  '„': '“”',
  '`': '`´',
};

/** Something that JSON does not know: a text with other quotes or without quotes, a word, a sign. */
function unknownSymbol(text: string, offset: number, token: string): Explanation {
  const instead = (what: string, seen: string, insert: string): Explanation => {
    return { what, seen, fix: `write ${insert}`, repair: { offset, remove: seen.length, insert } };
  };
  const line = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  const [spaced, digits] =
    /^#[ \t]+([0-9a-f]{6})(?=\s*[,}\r\n])/i.exec(text.slice(offset, offset + 40)) ?? [];
  if (spaced && /:\s*$/.test(text.slice(Math.max(0, offset - 40), offset))) {
    return instead('Texts and keys need double quotes', spaced, `"#${digits}"`);
  }
  if (token.startsWith('#') && !hexLike.test(token)) {
    const repair = { offset, remove: line.length, insert: '' };
    const what = 'Comments are not allowed: this is plain JSON';
    return { what, seen: '', fix: 'delete the comment', repair };
  }
  const closing = closingQuotes[token[0] ?? ''];
  if (closing) {
    const what = 'Texts and keys need straight double quotes';
    const [seen, content] =
      new RegExp(`^.([^"\\\\]*?)[${closing}](?=\\s*([,:;=}\\]]|$))`, 'u').exec(line) ?? [];
    if (seen === undefined || content === undefined)
      return { what, fix: 'put one " before it and one after it' };
    return instead(what, seen, `"${content}"`);
  }
  const sign = signs[token[0] ?? ''];
  if (sign) return instead(sign[0], token.slice(0, 1), sign[1]);
  if (text[offset - 1] === '"') {
    return { what: 'A quote inside a text ends the text', fix: 'write \\" for each quote inside a text' };
  }
  const word = switchWords[token.toLowerCase()] ?? nearest(token, ['true', 'false', 'null']);
  if (word) return instead('JSON knows only the words true, false and null, in small letters', token, word);
  const what = 'Texts and keys need double quotes';
  const alone = /^[ \t]*([,:;=}\]\r\n]|\/[/*]|$)/.test(text.slice(offset + token.length));
  if (!alone || !/^[a-z#][\w.#-]*$/i.test(token))
    return { what, fix: 'put one " before it and one after it' };
  return instead(what, token, `"${token}"`);
}

/** A colour without quotes, which is no comment. */
const hexLike = /^#[0-9a-f]{3,8}$/i;

/** What people write for true and false. */
export const switchWords: Partial<Record<string, string>> = {
  yes: 'true',
  no: 'false',
  on: 'true',
  off: 'false',
};

const signs: Partial<Record<string, [what: string, instead: string]>> = {
  '=': ['A key and its value need a colon between them', ':'],
  ';': ['Two entries need a comma between them', ','],
};

function expected(code: string, text: string, offset: number, length: number): Explanation {
  const unclosed = code === 'CommaExpected' && unclosedBefore[text[offset] ?? ''];
  const [what, fix] = unclosed || expectations[code] || ['This is not valid JSON'];
  const repair = repairs[code]?.(text, offset, length);
  const move = code === 'EndOfFileExpected' ? entriesAfterEnd(text, offset) : undefined;
  const advice = move ?? fix;
  return { what, ...(advice && { fix: advice }), ...(repair && { repair }) };
}

/** Mistakes that the parser takes for a missing comma, by the sign that is there instead. */
const unclosedBefore: Partial<Record<string, [what: string, fix: string]>> = {
  '}': ['A closing ] is missing', 'give every [ its ]'],
  ']': ['A closing } is missing', 'give every { its }'],
};

const expectations: Partial<Record<string, [what: string, fix?: string]>> = {
  PropertyNameExpected: ['A key in double quotes is expected', 'write "key": value'],
  ValueExpected: ['A value is expected', 'write text in double quotes, or a number, true, false, [ ] or { }'],
  ColonExpected: ['A colon is missing between a key and its value', 'put : after the key'],
  CommaExpected: ['A comma is missing', 'put a comma after the value before it'],
  CloseBraceExpected: ['A closing } is missing', 'give every { its }'],
  CloseBracketExpected: ['A closing ] is missing', 'give every [ its ]'],
  EndOfFileExpected: ['The file goes on after its closing }', 'delete what follows'],
  UnexpectedEndOfString: ['The closing quote of a text is missing', 'end the text with " on the same line'],
};

const repairs: Partial<Record<string, (text: string, offset: number, length: number) => Edit | undefined>> = {
  ColonExpected: (text, offset) =>
    /["\d[{tfn-]/.test(text[offset] ?? '') ? { offset, remove: 0, insert: ':' } : undefined,
  EndOfFileExpected: (text, offset) => {
    const rest = text.slice(offset);
    return /^[}\],\s]*$/.test(rest) ? { offset, remove: rest.length, insert: '' } : undefined;
  },
  UnexpectedEndOfString: (text, offset, length) => {
    const token = text.slice(offset, offset + length);
    // only a value that fills the rest of its line shows where it should end
    if (!/:\s*$/.test(text.slice(0, offset)) || token.length < 2) return undefined;
    return { offset: offset + token.replace(/\s*,?\s*$/, '').length, remove: 0, insert: '"' };
  },
};
