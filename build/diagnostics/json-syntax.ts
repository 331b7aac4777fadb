import { type ParseError, printParseErrorCode } from 'jsonc-parser';

export interface SyntaxMistake {
  offset: number;
  message: string;
  fix: string;
  /** The rest of the file can still be understood. */
  harmless: boolean;
}

/** The parser's complaints, in words for people who do not program. It ends with the first that breaks the file off. */
export function syntaxMistakes(text: string, errors: readonly ParseError[]): SyntaxMistake[] {
  if (text.trim() === '') {
    return [
      { offset: 0, message: 'The file is empty.', fix: 'start with { and end with }', harmless: false },
    ];
  }
  const found = new Map<number, SyntaxMistake>();
  for (const error of errors) {
    const mistake = slip(text, error) ?? breakAt(text, error);
    // after one slip the parser complains several times at the same place
    if (!found.has(mistake.offset)) found.set(mistake.offset, mistake);
    if (!mistake.harmless) break; // after the first real break, all other complaints are noise
  }
  return [...found.values()];
}

/** A mistake after which the parser reads on as the author meant it. */
function slip(text: string, { error, offset }: ParseError): SyntaxMistake | undefined {
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
    const message = 'There is a comma after the last entry. Plain JSON does not allow that.';
    return mistake(before.length - 1, message, 'delete the comma');
  }
  if (code === 'CommaExpected' && text[offset] === '"') {
    return mistake(offset, 'A comma is missing before this entry.', 'put a comma after the entry before it');
  }
  return undefined;
}

function breakAt(text: string, { error, offset, length }: ParseError): SyntaxMistake {
  const token = text.slice(offset, offset + length);
  const code = printParseErrorCode(error);
  const misplaced = code === 'CommaExpected' ? insteadOfComma.get(token) : undefined;
  const [what, advice] = misplaced ?? expectations[code] ?? unknown;
  const key = token === ':' && misplaced ? keyBefore.exec(text.slice(0, offset)) : undefined;
  const found = (key?.[1] ?? token).slice(0, 30);
  const message = `${what}${found && ` (found: ${found})`}. The rest of the file is checked after you fix this.`;
  return { offset: key?.index ?? offset, message, fix: advice, harmless: false };
}

const keyBefore = /("(?:[^"\\\r\n]|\\.)*")\s*$/;

type Explanation = readonly [what: string, fix: string];

const unknown: Explanation = [
  'This is not JSON',
  'write texts and keys in straight double quotes ", a quote inside of them as \\", and beside them only { } [ ] : , numbers, true, false and null',
];
const control = 'write \\\\ for a backslash, and a space for a tab';

const expectations: Partial<Record<string, Explanation>> = {
  PropertyNameExpected: ['A key in double quotes is expected', 'write "key": value'],
  ValueExpected: ['A value is expected', 'write text in double quotes, or a number, true, false, [ ] or { }'],
  ColonExpected: ['A colon is missing between a key and its value', 'put : after the key, and its value'],
  CommaExpected: ['A comma is missing', 'put a comma after the value before it'],
  CloseBraceExpected: ['A closing } is missing', 'give every { its }'],
  CloseBracketExpected: ['A closing ] is missing', 'give every [ its ]'],
  EndOfFileExpected: [
    'The file goes on after its closing }',
    'delete what follows, or move it before that }',
  ],
  UnexpectedEndOfString: ['The closing quote of a text is missing', 'end the text with " on the same line'],
  InvalidEscapeCharacter: ['A \\ in this text starts no escape such as \\n', control],
  InvalidUnicode: ['A \\ in this text starts no escape such as \\n', control],
  InvalidCharacter: ['This text holds a tab or another control character', control],
};

/** What the parser takes for a missing comma, by the sign that is there instead. */
const insteadOfComma: ReadonlyMap<string, Explanation> = new Map([
  ['}', ['A closing ] is missing', 'give every [ its ]']],
  [']', ['A closing } is missing', 'give every { its }']],
  [
    ':',
    ['This key stands where a value or a ] belongs', 'give the key before it a value, and every [ its ]'],
  ],
]);
