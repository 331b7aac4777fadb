import { dayIn, dayLike, formatsOf } from './dates';
import { encodedFinder } from './encoded';
import { createInventor, type Inventor, type Kind } from './invent';
import { createNeedles, type Found, type Needle } from './needles';
import type { PersonalKind } from './personal-fields';
import { digitPattern, isPlaceholder, phoneNumber, plainForm, spelledLike } from './spelling';

/** Everything that is known of people, and what stands for it. */
export type KnownPeople = ReturnType<typeof createKnownPeople>;

/** Characters of a value that is looked for in whatever encoding. */
const longEnough = 6;
/** A name that stands for nobody, as test data often has it. */
const nobody = new Set(`customer guest member user shopper test dear null undefined`.split(/\s+/));

export function createKnownPeople(secret: Buffer) {
  const mobiles = new Set<string>();
  const words = new Set<string>();
  const phrases = new Set<string>();
  const codes = new Set<string>();
  const days = new Set<string>();
  const ofKind: Record<Kind, Set<string>> = { mobile: mobiles, word: words, code: codes, day: days };
  const invent = createInventor(secret, (kind, plain) => ofKind[kind].has(plain));
  let texts: ReturnType<typeof createTexts> | undefined;
  let finder: ReturnType<typeof encodedFinder> | undefined;
  let needles: ReturnType<typeof createNeedles> | undefined;
  const all = (): Needle[] => [
    ...Array.from(mobiles, (plain) => ({ plain, group: 'mobile' as const })),
    ...Array.from(words, (plain) => ({ plain, group: 'word' as const })),
    ...Array.from(phrases, (plain) => ({ plain, group: 'phrase' as const })),
    ...Array.from(codes, (plain) => ({ plain, group: 'code' as const })),
  ];
  const found = (text: string) => {
    needles ??= createNeedles(all());
    return needles(text);
  };

  const addNumber = (number: string) => {
    const plain = plainForm(number);
    if (isPlaceholder(plain)) return;
    if (plain.length >= 10) mobiles.add(plain.slice(-10));
    else codes.add(plain);
  };

  return {
    invent,
    /** Remembers a value of a person, so that it is replaced in every text too. */
    add(kind: PersonalKind, value: string): void {
      texts = undefined;
      finder = undefined;
      needles = undefined;
      const plain = plainForm(value);
      if (kind === 'name') for (const word of wordsOf(value)) words.add(word);
      // A desk has a name too, so its words alone say nothing of a person.
      else if (kind === 'staff' && wordsOf(value).length > 1) phrases.add(plain);
      else if (kind === 'mobile') for (const number of value.match(phoneNumber) ?? []) addNumber(number);
      else if (kind === 'date') {
        const day = dayIn(value);
        if (day) days.add(day);
      } else if ((kind === 'code' || kind === 'id') && plain.length >= 3) codes.add(plain);
    },
    /** A text with everything replaced that is known, or looks like a number or an address of a person. */
    text(value: string, guess: boolean): string {
      texts ??= createTexts(invent, days, found);
      return texts(value.normalize('NFC') === value ? value : value.normalize('NFC'), guess);
    },
    /** Whether a text holds a known value in base64, in hex or as a digest. */
    isEncodedIn(text: string): boolean {
      finder ??= encodedFinder(all().flatMap(({ plain }) => (plain.length >= longEnough ? [plain] : [])));
      return finder(text);
    },
    /** Whether a text still holds a known value, as it is or encoded. Short values are not looked for. */
    isLeftIn(text: string): boolean {
      return found(text).some(({ plain }) => plain.length >= longEnough) || this.isEncodedIn(text);
    },
  };
}

/** The words of a name, in small letters. */
export function wordsOf(name: string): string[] {
  const found =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return found.filter((word) => word.length > 1 && !nobody.has(word));
}

/** Another name of the same shape. */
export function inventedName(name: string, invent: Inventor): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const [known] = wordsOf(word);
    if (known !== undefined) return spelledLike(word, invent.word(known));
    return word.length === 1 ? spelledLike(word, 'x') : word;
  });
}

export function inventedMail(mail: string, invent: Inventor): string {
  const local = mail.slice(0, mail.indexOf('@'));
  const words = local.toLowerCase().replace(/\p{L}[\p{L}\p{M}]+|\d+/gu, (part) => {
    return /\d/.test(part) ? invent.code(part) : invent.word(part);
  });
  const made = `${words}@mail.example`;
  return mail === mail.toUpperCase() ? made.toUpperCase() : made;
}

const inMail = '[\\p{L}\\p{M}\\p{N}._%+\\-]';
/** What looks like a token, a mail, an Indian mobile number, or a name after a greeting. */
const likely = new RegExp(
  [
    '(?<token>eyJ[\\w\\-]{8,}\\.[\\w\\-]+(?:\\.[\\w\\-]*)?)',
    `(?<mail>(?<!${inMail})${inMail}+@[\\p{L}\\p{N}.\\-]+\\.[\\p{L}]{2,})`,
    `(?<like>(?<!\\p{N})(?:(?:\\+|00)?91[ \\-]?|0)?${digitPattern(6, 9)}(?:[ .()\\-\\u00a0]{0,2}\\p{Nd}){9}(?!\\p{Nd}))`,
    '(?<greeted>(?<=(?<!\\p{L})(?:dear|hi|hello|hey|namaste|mr|mrs|ms|dr|shri|smt)\\.?[ ,]{1,2})\\p{L}[\\p{L}\\p{M}]+)',
  ].join('|'),
  'giu',
);
/** Words after a greeting that are no name. */
const noNames = new Set(`sir madam there all everyone patron patrons friend and team`.split(/\s+/));

interface Place {
  start: number;
  end: number;
  replacement: string;
}

function createTexts(invent: Inventor, days: ReadonlySet<string>, known: (text: string) => Found[]) {
  const dates = new Map<string, string>();
  for (const day of days) {
    const invented = formatsOf(invent.day(day));
    for (const [at, format] of formatsOf(day).entries()) {
      const key = format.toLowerCase();
      if (!dates.has(key)) dates.set(key, invented[at] ?? '');
    }
  }

  function guessed(text: string): Place[] {
    return Array.from(text.matchAll(likely), ({ 0: match, index, groups }) => ({
      start: index,
      end: index + match.length,
      replacement: inventedGuess(match, groups ?? {}),
    }));
  }

  function inventedGuess(match: string, groups: Partial<Record<string, string>>): string {
    const plain = plainForm(match);
    if (groups.mail) return inventedMail(match, invent);
    if (groups.token) return spelledLike(match, invent.code(plain));
    if (groups.greeted) {
      return noNames.has(plain) || nobody.has(plain) ? match : spelledLike(match, invent.word(plain));
    }
    const number = plain.slice(-10);
    return isPlaceholder(number) ? match : spelledLike(match, invent.mobile(number));
  }

  function datesIn(text: string): Place[] {
    if (dates.size === 0) return [];
    return Array.from(text.matchAll(dayLike), ({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      replacement: dates.get(match.toLowerCase()) ?? match,
    }));
  }

  function knownIn(text: string): Place[] {
    return known(text).map(({ start, end, group, plain }) => ({
      start,
      end,
      replacement:
        group === 'phrase'
          ? inventedName(text.slice(start, end), invent)
          : spelledLike(text.slice(start, end), invent[group](plain)),
    }));
  }

  return (text: string, guess: boolean): string => {
    const places = [...(guess ? guessed(text) : []), ...datesIn(text), ...knownIn(text)];
    const changed = places.filter(({ start, end, replacement }) => replacement !== text.slice(start, end));
    // Sorting is stable, so a mail comes before a name that it begins with.
    const sorted = changed.sort((one, other) => one.start - other.start);
    let made = '';
    let done = 0;
    for (const { start, end, replacement } of sorted) {
      if (start < done) continue;
      made += text.slice(done, start) + replacement;
      done = end;
    }
    return made + text.slice(done);
  };
}
