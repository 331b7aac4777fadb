import { UsageError } from '../../../build/shared/failure';
import { nearest } from '../../../build/shared/nearest';
import { shown } from '../../../build/shared/shown';

/** A new thing's name in the forms in which code and texts write it. */
export interface Names {
  /** 'gift-card' */
  kebab: string;
  /** 'giftCard' */
  camel: string;
  /** 'GiftCard' */
  pascal: string;
  /** 'Gift card' */
  title: string;
}

const longestName = 40;

/** Throws `UsageError` for anything but lower-case words with hyphens, such as `gift-card`. */
export function namesOf(word: string | undefined, what: string): Names {
  if (word === undefined) throw new UsageError(`The name of the ${what} is missing.`);
  if (word.length > longestName || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) {
    const fix = `Write lower-case words with hyphens, at most ${longestName} signs, such as gift-card.`;
    throw new UsageError(`${shown(word)} cannot be the name of the ${what}. ${fix}`);
  }
  const camel = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab: word,
    camel,
    pascal: capital(camel),
    title: capital(word.replaceAll('-', ' ')),
  };
}

/** The value of a flag that must be one of these. Throws `UsageError` for another one. */
export function oneOf<T extends string>(value: string | undefined, flag: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  if (value === undefined) throw new UsageError(`--${flag} is missing. It is one of ${known.join(', ')}.`);
  const near = nearest(value, known);
  const fix = near ? `Did you mean ${near}?` : `It is one of ${known.join(', ')}.`;
  throw new UsageError(`There is no --${flag} ${shown(value)}. ${fix}`);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
