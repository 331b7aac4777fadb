import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type HiddenPlace, isSpace, nameOfHidden, withoutHiddenBetween } from './hidden-letters';
import { type Edit, type SyntaxMistake, syntaxMistakes } from './json-syntax';

/** A text that was read to its end, if possible. The offsets of its nodes count in the repaired text. */
export interface RepairedJson {
  root: Node | undefined;
  /** In the order of the file. Their offsets count in the original text. */
  mistakes: SyntaxMistake[];
  /** Turns an offset in the repaired text into one in the original text. */
  originalOffset(offset: number): number;
}

const maxRepairs = 100;

/**
 * Parses plain JSON. Where it is clear what a mistake was meant to be, it repairs the mistake and reads on, so that one
 * run shows every problem of a file. Throws a RangeError when the text is nested too deeply for the parser's stack.
 */
export function parseRepairing(original: string): RepairedJson {
  const edits: Edit[] = [];
  const { text, found } = withoutHiddenBetween(original);
  const repaired: SyntaxMistake[] = found.map(hiddenMistake);
  const originalOffset = (offset: number) =>
    edits.reduceRight((place, edit) => {
      if (place < edit.offset) return place;
      return Math.max(edit.offset, place - edit.insert.length + edit.remove);
    }, offset);
  for (let current = text; ; ) {
    const errors: ParseError[] = [];
    const root = parseTree(current, errors, { disallowComments: true, allowTrailingComma: false });
    const mistakes = syntaxMistakes(current, errors).map((mistake) => ({
      ...mistake,
      offset: originalOffset(mistake.offset),
      ...(mistake.garbled !== undefined && { garbled: originalOffset(mistake.garbled) }),
    }));
    const last = mistakes.at(-1);
    const edit = last?.repair;
    if (!last || !edit || edits.length === maxRepairs) {
      return { root, mistakes: inOrder([...repaired, ...mistakes]), originalOffset };
    }
    repaired.push(last);
    edits.push(edit);
    current = current.slice(0, edit.offset) + edit.insert + current.slice(edit.offset + edit.remove);
  }
}

function hiddenMistake({ offset, letter, places }: HiddenPlace): SyntaxMistake {
  const others = places === 1 ? '' : `, and in ${places - 1} more ${places === 2 ? 'place' : 'places'}`;
  return {
    offset,
    message: `A hidden character stands here${others} (${nameOfHidden(letter)}).`,
    fix: isSpace(letter) ? 'put a normal space in its place, or delete it' : 'delete it',
    harmless: true,
  };
}

function inOrder(mistakes: readonly SyntaxMistake[]): SyntaxMistake[] {
  const one = new Map(mistakes.map((mistake) => [`${mistake.offset} ${mistake.message}`, mistake]));
  return [...one.values()].sort((left, right) => left.offset - right.offset);
}
