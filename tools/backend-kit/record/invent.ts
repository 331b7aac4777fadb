import { createHmac } from 'node:crypto';

export type Inventor = ReturnType<typeof createInventor>;

/**
 * Makes up data of the same shape. The same value always becomes the same invented value, never itself, and two values
 * never become one. Nobody without `secret` can tell which value an invented one stands for.
 *
 * @param isTaken whether a value belongs to somebody, so that it must not be invented
 */
export function createInventor(secret: Buffer, isTaken: (kind: Kind, plain: string) => boolean) {
  const made = new Map<string, string>();
  const used = new Set<string>();

  function invented(kind: Kind, plain: string, propose: (bytes: Bytes, attempt: number) => string): string {
    const name = `${kind} ${plain}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    for (let attempt = 0; ; attempt += 1) {
      const value = propose(bytesFor(secret, `${name} ${attempt}`), attempt);
      const isFree = value !== plain && !used.has(`${kind} ${value}`) && !isTaken(kind, value);
      // A shape such as one letter has only a few values; then two may share one.
      if (!isFree && attempt < mostAttempts) continue;
      used.add(`${kind} ${value}`);
      made.set(name, value);
      return value;
    }
  }

  return {
    /** Ten digits that no phone has: 98765 00100 to 98765 00999, and more behind them where these do not suffice. */
    mobile: (plain: string) =>
      invented('mobile', plain, (next, attempt) => {
        const last = (next() << 8) | next();
        return attempt < 500
          ? `9876500${100 + (last % 900)}`
          : `98765${String(10_000 + (last % 60_000)).padStart(5, '0')}`;
      }),
    /** A word with the same number of vowels and consonants. */
    word: (plain: string) => invented('word', plain, (next) => scrambled(plain, next)),
    /** Letters for letters, digits for digits. A first digit other than 0 does not become 0. */
    code: (plain: string) => invented('code', plain, (next) => scrambled(plain, next)),
    /** A day of some earlier year, as YYYY-MM-DD. Days up to 12 stay so, because some formats depend on that. */
    day: (plain: string) =>
      invented('day', plain, (next) => {
        const [year = '', , day = ''] = plain.split('-');
        const small = Number(day) <= 12;
        const other = small ? 1 + (next() % 12) : 13 + (next() % 16);
        return [Number(year) - 1 - (next() % 7), two(1 + (next() % 12)), two(other)].join('-');
      }),
  };
}

export type Kind = 'mobile' | 'word' | 'code' | 'day';

type Bytes = () => number;

const mostAttempts = 2000;

function bytesFor(secret: Buffer, name: string): Bytes {
  let block = 0;
  let bytes = Buffer.alloc(0);
  return () => {
    if (bytes.length === 0) {
      bytes = createHmac('sha256', secret).update(`${block} ${name}`).digest();
      block += 1;
    }
    const [first = 0] = bytes;
    bytes = bytes.subarray(1);
    return first;
  };
}

const two = (number: number) => String(number).padStart(2, '0');

const vowels = 'aeiou';
const consonants = 'bdfghklmnprstvz';

/** Each sign becomes another of its kind. Signs that are neither letter nor digit stay. */
export function scrambled(text: string, next: Bytes): string {
  const pick = (signs: string) => signs.charAt(next() % signs.length);
  return Array.from(text, (sign, at) => {
    const small = sign.toLowerCase();
    if (/[0-9]/.test(sign)) return at === 0 && sign !== '0' ? pick('123456789') : pick('0123456789');
    if (vowels.includes(small)) return sign === small ? pick(vowels) : pick(vowels).toUpperCase();
    if (/[a-z]/.test(small)) return sign === small ? pick(consonants) : pick(consonants).toUpperCase();
    return sameScript(sign, next);
  }).join('');
}

/** Another letter or digit of the same script. Marks stay, because they belong to the letter before them. */
function sameScript(sign: string, next: Bytes): string {
  const category = [/\p{Lu}/u, /\p{Ll}/u, /\p{Lo}/u, /\p{Nd}/u].find((each) => each.test(sign));
  if (!category) return sign;
  const code = sign.codePointAt(0) ?? 0;
  const block = Array.from({ length: 64 }, (_, at) => String.fromCodePoint((code & ~63) + at));
  const others = block.filter((each) => category.test(each) && each !== sign);
  return others.length > 0 ? (others[next() % others.length] ?? sign) : sign;
}
