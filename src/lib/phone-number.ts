import { asciiDigits } from './digits';
import { groupMobile, mobilePattern } from './mobile';

/** A number that somebody wrote into a free text (docs/product/contact.md#numbers). */
interface PhoneNumber {
  /** Digits, with a plus before the code of a country. */
  dialled: string;
  /** Digits that begin with the code of the country. Left out where only India can dial the number. */
  international?: string;
}

/** Digits, and the single signs that people write between them. */
const runs = /\+?\d+(?:[ .-]\d+)*/g;

/** So many digits, the last of which ends a group. */
const digits = (count: number) => `((?:[ .-]?\\d){${count}})(?!\\d)`;
/** Area code and number, or a mobile number. Toll-free numbers have no area code. */
const national = `(?![ .-]?(?:0|18[06]0))${digits(10)}`;

const withCode = new RegExp(`^(?:\\+|00[ .-]?)91[ .-]?0?${national}|^91[ .-]${national}`);
const withZero = new RegExp(`^0${national}`);
/** A landline without its 0: 40 2345 6789 would reach the mobile number 4023 456 789. */
const withoutZero = /^(?:40|44|79|80)[ .-]\d{4}[ .-]\d{4}(?!\d)/;
const mobile = new RegExp(`^(?=[4-9])${digits(10)}`);
const withJoinedCode = new RegExp(`^91${national}`);
const tollFree = new RegExp(
  `^18[06]0(?:(?!(?:[ .-]?\\d){6}[ .-]\\d(?!\\d))${digits(7)}|${digits(6)}|[ .-]?\\d{4}$)`,
);
const foreign = /^(?:\+|00)(?!91)[1-9][\d .-]*/;

/**
 * The first number of a text that is certain. Undefined if there is none, because a wrong number disturbs a stranger. A
 * number ends where it has all its digits, so hours, an extension or another number may follow.
 */
export function phoneNumber(text: string): PhoneNumber | undefined {
  const plain = plainText(text);
  for (const run of plain.matchAll(runs)) {
    const before = plain.slice(0, run.index);
    const after = plain.slice(run.index + run[0].length);
    const found = numberIn(withoutTimes(before, run[0], after), after);
    if (found) return found;
  }
  return undefined;
}

/** A contact as a screen shows it: a text that is one Indian mobile number in groups, any other as it came. */
export function contactText(text: string): string {
  const [, code = '', bare = ''] = wholeMobile.exec(plainText(text).replace(/[ .-]/g, '')) ?? [];
  const isMobile = mobilePattern.test(bare) && phoneNumber(text)?.international === `91${bare}`;
  return isMobile ? `${code && '+91 '}${groupMobile(bare)}` : text.trim();
}

const wholeMobile = /^(?:((?:\+|00)?91)?0?)(\d{10})$/;

/** The digits 0–9, one blank for all blanks, one sign for all dashes, no brackets around a code. */
function plainText(text: string): string {
  return asciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/\((\+?\d{1,5})\)(?=[\s\p{Pd}.]*\d)/gu, ' $1 ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?[\p{Pd}−] ?/gu, '-')
    .replace(/\+ /g, '+')
    .trim();
}

/** Without the digits of '24x7' and '10:30' at either end. */
function withoutTimes(before: string, run: string, after: string): string {
  const begun = /\p{L}$|\d:$/u.test(before) ? run.replace(/^\d{1,2}(?:[ .-]|$)/, '') : run;
  return /^[\p{L}:]/u.test(after) ? begun.replace(/[ .-]?\d+$/, '') : begun;
}

function numberIn(run: string, after: string): PhoneNumber | undefined {
  const [, afterCode, afterBareCode] = withCode.exec(run) ?? [];
  const coded = afterCode ?? afterBareCode;
  if (coded) return inIndia(coded, '+91');
  const trunk = withZero.exec(run)?.[1];
  if (trunk) return inIndia(trunk, '0');
  if (withoutZero.test(run)) return undefined;
  const ten = mobile.exec(run)?.[0];
  if (ten) return mayEndBefore(ten, run, after) ? undefined : inIndia(ten, '');
  const joined = withJoinedCode.exec(run)?.[1];
  if (joined) return inIndia(joined, '+91');
  const free = tollFree.exec(run)?.[0];
  if (free) return mayEndBefore(free, run, after) ? undefined : { dialled: digitsIn(free) };
  const abroad = foreign.exec(run)?.[0].replace(/-\d\d?$/, ''); // 'from 88 to 89'
  if (!abroad || mayEndBefore(abroad, run, after)) return undefined;
  const international = digitsIn(abroad.replace(/^(\+\d+)[ -]+0[ -]+/, '$1 ')).replace(/^00/, '');
  return /^\d{8,15}$/.test(international) ? { dialled: `+${international}`, international } : undefined;
}

/** Whether the last digits may be something else: the end of 'from 88 to 89', or an hour such as '10 AM'. */
function mayEndBefore(number: string, run: string, after: string): boolean {
  return /-\d\d?$/.test(number) || (number === run && /[ .]\d\d?$/.test(number) && /^ ?\p{L}/u.test(after));
}

function inIndia(number: string, prefix: '+91' | '0' | ''): PhoneNumber {
  const ten = digitsIn(number);
  return { dialled: `${prefix}${ten}`, international: `91${ten}` };
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
