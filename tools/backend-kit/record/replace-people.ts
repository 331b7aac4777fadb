import { randomBytes } from 'node:crypto';
import type { CallName } from '@/contract/calls';
import { isObject } from '@/contract/wire';
import { replaceEncoded } from './encoded';
import type { Inventor } from './invent';
import { createKnownPeople, inventedMail, inventedName, type KnownPeople } from './known-people';
import { describesPerson, type PersonalKind, type Place, personalKind } from './personal-fields';
import { hasDigits, isPlaceholder, phoneNumber, plainForm, spelledLike } from './spelling';

/** An answer as it came. */
export interface RawAnswer {
  call: CallName;
  body: unknown;
}

/**
 * Replaces the data of people by invented data of the same shape, in fields and inside texts: ids, names, numbers, mail,
 * dates of birth, voucher codes, PINs, referral codes. One person stays the same in all answers, and in all texts.
 *
 * @param secret what the invented values depend on. Whoever has it can test which value one stands for.
 */
export function createReplacer(secret: Buffer = randomBytes(32)) {
  const people = createKnownPeople(secret);
  return {
    /** Remembers one value, such as the number of the member. */
    know: (kind: PersonalKind, value: string) => people.add(kind, value),
    /** Remembers the people of an answer. Every answer has to be looked at before the first is replaced. */
    look: ({ call, body }: RawAnswer) => look(people, body, { call, name: '', ofPerson: false }),
    /** The answer without the data of people. Undefined if some of it could not be replaced. */
    replace<T>({ call, body }: RawAnswer & { body: T }): T | undefined {
      const replaced = walk(people, body, { call, name: '', ofPerson: false }) as T; // the same shape
      return people.isLeftIn(JSON.stringify(replaced)) ? undefined : replaced;
    },
    /** The same for the id of a thing in a request. */
    text: (value: string) => replaceEncoded(value, (each) => people.text(each, false)),
  };
}

function look(people: KnownPeople, value: unknown, place: Place): void {
  if (isObject(value)) {
    for (const [inner, at] of inside(value, place)) look(people, inner, at);
    return;
  }
  const kind = personalKind(place);
  if (!kind || kind === 'unknown' || kind === 'file') return;
  if (typeof value === 'string' || typeof value === 'number') people.add(kind, String(value));
}

function walk(people: KnownPeople, value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((inner) => walk(people, inner, place));
  if (isObject(value)) {
    const names = Object.keys(value);
    return Object.fromEntries(
      inside(value, place).map(([inner, at], index) => [
        people.text(names[index] ?? '', false),
        walk(people, inner, at),
      ]),
    );
  }
  if (typeof value === 'string') return text(people, value, place);
  return typeof value === 'number' ? number(people, value, place) : value;
}

/** The values of an object with their places. Entries of a list stand in its field. */
function inside(value: object, { call, name, ofPerson }: Place): [unknown, Place][] {
  if (Array.isArray(value)) return value.map((inner: unknown) => [inner, { call, name, ofPerson }]);
  const isPlace = /^(city|state|country)$/.test(name);
  const person = !isPlace && (describesPerson(name, value) || (ofPerson && /^\d*$/.test(name)));
  return Object.entries(value).map(([key, inner]: [string, unknown]) => [
    inner,
    { call, name: key, ofPerson: person },
  ]);
}

function number(people: KnownPeople, value: number, place: Place): number {
  const digits = String(value);
  if (!/^\d+$/.test(digits)) return value;
  const replaced = text(people, digits, place);
  return /^[1-9]\d*$/.test(replaced) ? Number(replaced) : value;
}

function text(people: KnownPeople, value: string, place: Place): string {
  const kind = personalKind(place);
  const { invent } = people;
  const plain = plainForm(value);
  if (plain === '' || (kind && saysNothing(kind, value))) return value;
  const inTexts = replaceEncoded(value, (each) => people.text(each, mayGuess(place, value)));
  switch (kind) {
    case 'name':
    case 'staff':
      return inventedName(value, invent);
    case 'mobile':
      return hasDigits(value, 4) ? phones(value, invent) : inTexts;
    case 'mail':
      return value.includes('@') ? inventedMail(value, invent) : spelledLike(value, invent.code(plain));
    case 'date':
      return inTexts === value && !/^[0\W]*$/.test(value) ? digitRuns(value, invent.code) : inTexts;
    case 'code':
    case 'id':
    case 'unknown':
      return spelledLike(value, invent.code(plain));
    case 'file':
      return file(value, (part) => spelledLike(part, invent.code(plainForm(part))));
    default:
      return people.isEncodedIn(inTexts) ? spelledLike(value, invent.code(plain)) : inTexts;
  }
}

/** A flag beside a number or an address, such as `mobile_verified`, or an id that stands for nobody. */
function saysNothing(kind: PersonalKind, value: string): boolean {
  if (kind === 'id' || kind === 'code') return /^0$/.test(value.trim());
  return /^(0|1|true|false|yes|no|y|n)$/i.test(value.trim());
}

/** Ids of things, amounts and the like may look like a number of somebody. */
function mayGuess({ name }: Place, value: string): boolean {
  if (/(^|_)id$/i.test(name)) return false;
  return !/^[\d.]+$/.test(value) || /text|description|message|title|body/i.test(name);
}

/** Words beside the numbers stay. */
function phones(value: string, invent: Inventor): string {
  return value.replace(phoneNumber, (number) => {
    const plain = plainForm(number);
    if (isPlaceholder(plain)) return number;
    return spelledLike(number, plain.length >= 10 ? invent.mobile(plain.slice(-10)) : invent.code(plain));
  });
}

function digitRuns(value: string, invent: (plain: string) => string): string {
  return value.replace(/\p{Nd}+/gu, (run) => spelledLike(run, invent(plainForm(run))));
}

/** One transparent dot. */
const noPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Host and folder of the address stay, so that one sees where it leads. */
function file(value: string, change: (part: string) => string): string {
  if (/^data:/i.test(value)) return noPicture;
  const [, start = '', rest = ''] = /^((?:[a-z]+:)?\/\/[^/?#]*)?(.*)$/is.exec(value) ?? [];
  return start + rest.replace(/[^/?#&=]+/g, (part) => part.replace(/^[^.]+/, change));
}
