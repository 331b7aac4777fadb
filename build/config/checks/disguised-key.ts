import { codeOf, hiddenIn, nameOfHidden, withoutHidden } from '../../diagnostics/hidden-letters';
import { shown } from '../../shared/shown';

interface Disguised {
  message: string;
  fix: string;
  /** The key that was meant. */
  meant: string;
}

/** A key that looks like one of ours, but holds a letter that nobody sees, or one of another alphabet. */
export function disguisedKey(key: string, allowed: readonly string[]): Disguised | undefined {
  const hidden = hiddenIn(key);
  const plain = withoutHidden(key);
  if (hidden !== undefined && allowed.includes(plain)) {
    return explained(key, plain, `contains a hidden character (${nameOfHidden(hidden)})`);
  }
  for (const name of allowed) {
    const swapped = name.length === key.length ? swappedLetters(key, name) : undefined;
    const [found, meant] = swapped?.[0] ?? [];
    if (found === undefined || meant === undefined) continue;
    return explained(
      key,
      name,
      `contains the letter ${found} (${codeOf(found)}), which only looks like ${meant}`,
    );
  }
  return undefined;
}

function explained(key: string, meant: string, why: string): Disguised {
  return { message: `The key ${shown(key)} ${why}.`, fix: `type it again: "${meant}"`, meant };
}

/** The letters of other alphabets where `name` has Latin ones. `undefined` when the two differ otherwise. */
function swappedLetters(key: string, name: string): (readonly [string, string])[] | undefined {
  const pairs = Array.from(name, (meant, index) => [key[index] ?? '', meant] as const);
  const different = pairs.filter(([found, meant]) => found !== meant);
  const isForeign = different.every(([found]) => /[^\P{L}\p{Script=Latin}]/u.test(found));
  return isForeign && different.length < name.length / 2 ? different : undefined;
}
