/**
 * What a terminal or a log would obey instead of showing it: control characters such as the beginning of an escape
 * sequence, characters that turn the direction of the letters after them, and those that nobody sees. Joiners between
 * letters stay, because names need them.
 */
const obeyed = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** Colours, as our own tables have them. Foreign ones could only colour a word. */
const colours = `${String.fromCharCode(27)}\\[(?:0|31|39|48;2;\\d+;\\d+;\\d+)m`;

/** What a log of GitHub would run as a command: https://docs.github.com/actions/reference/workflow-commands. */
const command = /^(\s*):(?=:)|#(?=#\[)/gm;

/** A text as a terminal or a log may get it: what they would obey is spelled, such as `\u001b`, which JSON reads alike. */
export function plainText(text: string, { colour = false } = {}): string {
  const kept = colour ? new RegExp(`(${colours}|\\n|\\t)`) : /(\n|\t)/;
  return text
    .replace(/\r\n/g, '\n')
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : spelled(part)))
    .join('')
    .replace(command, (found, space: string | undefined) =>
      space === undefined ? spell(found) : `${space}${spell(':')}`,
    );
}

/** The same for a value inside of a line, which line ends would let begin a line of its own. */
export function plainLine(text: string): string {
  return spelled(text);
}

function spelled(text: string): string {
  return text.replace(obeyed, spell);
}

/** As JSON spells it, in two halves where JSON does. */
function spell(sign: string): string {
  return Array.from(
    { length: sign.length },
    (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
