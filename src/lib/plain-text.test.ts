import { expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text';

it.each([
  ['an escape sequence', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['a title of the window', '\u001b]0;mine\u0007', '\\u001b]0;mine\\u0007'],
  ['the sequences of eight bits', '\u009b2J', '\\u009b2J'],
  ['a return that writes over the line', 'wrong\rfine ', 'wrong\\u000dfine '],
  ['a backspace', 'wrong\b\b', 'wrong\\u0008\\u0008'],
  ['letters that run backwards', 'gpj.\u202eexe', 'gpj.\\u202eexe'],
  ['isolated directions', '\u2066a\u2069', '\\u2066a\\u2069'],
  ['letters that nobody sees', 'a\u200bb\ufeff\u00ad', 'a\\u200bb\\ufeff\\u00ad'],
  ['tags that nobody sees', '\u{e0041}', '\\udb40\\udc41'],
  ['a line end of another kind', 'a\u2028b', 'a\\u2028b'],
  ['a command of a workflow', '::error::mine', '\\u003a:error::mine'],
  ['such a command on another line', 'a\n  ::set-output name=a::b', 'a\n  \\u003a:set-output name=a::b'],
  ['its older form, anywhere', 'a ##[command]b', 'a \\u0023#[command]b'],
  ['a colour that is not ours', '\u001b[31mred\u001b[39m', '\\u001b[31mred\\u001b[39m'],
])('spells %s', (_what, text, spelled) => {
  expect(plainText(text)).toBe(spelled);
});

it.each([
  'one line\n\tand the next\n',
  'മലയാളം ക്\u200dഷ न\u200dह\u200c',
  '→ “see” it: 5 × 3 ₹ 👨‍👩‍👧',
  'http://[::1]:80 a::b',
  '# a ## heading [x]',
])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text);
});

it('leaves our own colours on a terminal, and no other sequence', () => {
  const own = '\u001b[31mBROKEN\u001b[39m \u001b[48;2;1;2;3m  \u001b[0m';
  expect(plainText(own, { colour: true })).toBe(own);
  expect(plainText('\u001b[8mhidden\u001b[2J', { colour: true })).toBe('\\u001b[8mhidden\\u001b[2J');
});

it('leaves JSON that says the same', () => {
  const value = { name: '\u202e::error::\u009b2J\u{e0041}\u2028', list: ['##[x]'] };
  expect(JSON.parse(plainText(JSON.stringify(value, null, 2)))).toEqual(value);
});

it('lets no value begin a line', () => {
  expect(plainLine('a\n::error::b\tc')).toBe('a\\u000a::error::b\\u0009c');
});
