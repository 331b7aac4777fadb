import * as z from 'zod/mini';
import { tokenField } from '@/contract/tokens';
import { insideOf, isObject } from '@/contract/wire';
import { perObject } from '@/lib/per-object';
import { fieldsOf, type JsonSchema, pipedInto, replySchema } from '../spec/json-schema';
import { judgeValue } from './judge-value';
import type { Mask } from './mask';
import { matches } from './matches';
import { pointer } from './place';
import { type Finding, finding } from './report';
import { shownValue } from './shown';

/** Where a value stands. */
export interface At {
  /** By its wire names, such as `offers[].offer_title`. */
  path: string;
  /** The wire name of its field. */
  name: string;
  /** The parts of its pointer in the OpenAPI document. */
  parts: readonly string[];
  /** Whether it is in an entry of a list: then an unusable entry is left out, and the rest is shown. */
  inList: boolean;
  /** Whether the screen works without it. */
  dispensable?: boolean;
}

type Schema = z.ZodMiniType;
type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

/** What the app says when it cannot read an answer. */
export const oops = "'Oops something went wrong!' instead of the screen.";
const entryGone = 'The entry is missing from its list.';
const otherOrder = 'The entries are in another order.';
const inPhp = 'a list, in PHP array_values()';
const valueGone = 'It is missing on the screen.';

/**
 * Compares a value of an answer with the contract, field by field. Gives a finding for everything that is not as
 * backends usually send it, one for all entries of a list that have the same fault. `unsorted`: objects of the value
 * whose keys the app gets in another order.
 */
export function judgeFields(
  schema: Schema,
  value: unknown,
  at: At,
  mask: Mask,
  unsorted: WeakSet<object>,
): Finding[] {
  const found = new Map<string, Finding>();
  walk(schema, value, at);
  return [...found.values()];

  function say(
    severity: 'broken' | 'tolerated',
    where: At,
    given: unknown,
    expected: string,
    shopper = '',
  ): undefined {
    const { path, name, parts } = where;
    const key = `${severity} ${path} ${expected}`;
    if (found.has(key)) return;
    const came = shownValue(given, name, mask);
    found.set(key, finding(severity, pointer(...parts), path, expected, came, shopper));
  }

  function walk(each: Schema, given: unknown, where: At): undefined {
    const fields = fieldsOf(each);
    if (fields) return walkRecord(each, fields, given, where);
    const inside = insideOf(each);
    const piped = inside ? undefined : pipedInto(each);
    if (piped) {
      if (given !== undefined && given !== null) return walk(piped, given, where);
      return say('broken', where, given, wordsOf(each, where), gone(where));
    }
    if (!inside) return walkLeaf(each, given, where);
    const { as, of } = inside;
    if (as === 'maybe' && (given === null || given === ''))
      return say('tolerated', where, given, `${wordsOf(of, where)}, or no such field`);
    // The app does without these.
    if (given === undefined && ['maybe', 'list', 'lists', 'keyed'].includes(as)) return;
    switch (as) {
      case 'maybe':
        return walk(of, given, { ...where, dispensable: true });
      case 'list':
      case 'required list':
        return walkList(of, as === 'required list', given, where);
      case 'lists':
        return walkLabelled(of, given, where);
      case 'keyed':
        return walkKeyed(of, given, where);
      case 'merchant':
        return walkMerchant(of, given, where);
      case 'record':
        return walkOne(each, of, given, where);
      case 'json':
        return;
    }
  }

  function walkRecord(each: Schema, fields: Fields, given: unknown, where: At): undefined {
    if (!isRecord(given)) {
      if (isEmptyList(given) && z.safeParse(each, {}).success)
        return say('tolerated', where, given, 'an object');
      return say('broken', where, given, 'an object', gone(where));
    }
    for (const { wire, schema: inner } of Object.values(fields)) {
      const path = where.path ? `${where.path}.${wire}` : wire;
      walk(inner, given[wire], { ...where, path, name: wire, parts: [...where.parts, 'properties', wire] });
    }
  }

  function walkList(entry: Schema, required: boolean, given: unknown, where: At): undefined {
    if ((given === null || given === '') && !required) return say('tolerated', where, given, 'an empty list');
    if (!isObject(given)) return say('broken', where, given, 'a list', gone(where));
    if (unsorted.has(given)) say('broken', where, given, inPhp, otherOrder);
    else if (!Array.isArray(given)) say('tolerated', where, given, 'a list');
    const inner = { ...within(where, '[]', ['items']), inList: true };
    for (const each of Object.values(given)) walk(entry, each, inner);
  }

  function walkLabelled(entry: Schema, given: unknown, where: At): undefined {
    const expected = 'an object with a list for each label';
    if (given === null || given === '' || isEmptyList(given))
      return say('tolerated', where, given, `${expected}, or {}`);
    if (!isRecord(given)) return say('broken', where, given, expected, gone(where));
    if (unsorted.has(given)) say('broken', where, given, 'labels that are no whole numbers', otherOrder);
    const inner = { ...within(where, '.*', ['additionalProperties']), inList: true };
    for (const list of Object.values(given)) walkList(entry, true, list, inner);
  }

  function walkKeyed(entry: Schema, given: unknown, where: At): undefined {
    const expected = 'an object with one entry for each id';
    if (!isObject(given)) return say('broken', where, given, expected, valueGone);
    const listed = Array.isArray(given);
    if (listed && given.length > 0) say('tolerated', where, given, expected);
    const inner = { ...within(where, '[]', ['additionalProperties']), inList: true };
    for (const [key, each] of Object.entries(given))
      walk(entry, !listed && isObject(each) ? { id: key, ...each } : each, inner);
  }

  function walkMerchant(merchant: Schema, given: unknown, where: At): undefined {
    if (!isObject(given)) return say('broken', where, given, 'an object with the field added', gone(where));
    const added: unknown = 'added' in given ? given.added : undefined;
    const expected = 'an object whose key 1 is the merchant';
    const inner = { ...within(where, '.added', ['properties', 'added']), name: 'added' };
    if (!isObject(added)) return say('broken', inner, added, expected, gone(where));
    if (Array.isArray(added)) say('tolerated', inner, added, expected);
    const entry = (added as Record<string, unknown>)['1']; // an array can be read by this key, too
    walk(merchant, entry, { ...within(inner, '.1', ['properties', '1']), name: 'merchant' });
  }

  /** One record, which some backends put into a list, and which may be none. */
  function walkOne(each: Schema, inner: Schema, given: unknown, where: At): undefined {
    const readable = z.safeParse(each, given).success;
    if (readable && (given === undefined || given === null || isEmptyList(given))) return;
    if (Array.isArray(given) && readable) {
      say('tolerated', where, given, 'an object');
      return walk(inner, given[0], where);
    }
    if (!isRecord(given)) return say('broken', where, given, 'an object', gone(where));
    if (!readable && z.safeParse(inner, given).success) {
      const missing = { ...within(where, '.brand_id', ['properties', 'brand_id']), name: 'brand_id' };
      return say('broken', missing, undefined, 'a text that is not empty', entryGone);
    }
    walk(inner, withFlatPlaces(given), where);
  }

  function walkLeaf(each: Schema, given: unknown, where: At): undefined {
    if (isObject(given) && unsorted.has(given)) return say('broken', where, given, inPhp, otherOrder);
    const words = wordsOf(each, where);
    const read = z.safeParse(each, given);
    if (!read.success) return say('broken', where, given, words, gone(where));
    const isToken = each === tokenField && typeof given === 'string'; // with the refresh token beside it
    const usual = given === undefined || isToken || matches(usualOf(each, where.name), given);
    const none = given === null || given === '';
    // A text may be usual, and yet the app finds no day or figure in it.
    const unread = read.data === '' && typeof given === 'string' && !none;
    if (unread && isZero(given)) {
      if (where.name === 'last_bill_id') return;
      return say('tolerated', where, given, `${words}, or no such field`);
    }
    if (unread || (!usual && !none && isLost(each, given, read.data, where.name)))
      return say('broken', where, given, words, valueGone);
    const verdict = judgeValue(where, read.data);
    if (verdict) return say(verdict.severity, where, given, verdict.expected, verdict.shopper);
    if (!usual) say('tolerated', where, given, none ? `${words}, or no such field` : words);
  }

  function gone(where: At): string {
    return where.dispensable ? valueGone : where.inList ? entryGone : oops;
  }
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return isObject(given) && !Array.isArray(given);
}

function isEmptyList(given: unknown): boolean {
  return Array.isArray(given) && given.length === 0;
}

function within(where: At, more: string, parts: readonly string[]): At {
  return { ...where, path: `${where.path}${more}`, parts: [...where.parts, ...parts] };
}

/** A customer's city, state and country may be flat fields. */
function withFlatPlaces(given: object): object {
  const flat = Object.keys(given).filter((name) => /^(city|state|country)(Id|Name)$/.test(name));
  return flat.length === 0 ? given : { city: {}, state: {}, country: {}, ...given };
}

/** Whether something came, and the app reads nothing of it, or what it reads for a missing value. */
function isLost(schema: Schema, given: unknown, read: unknown, name: string): boolean {
  if (typeof read === 'boolean') return !readsAsFlag(given, name);
  if (name === 'qty') return z.safeParse(z.coerce.number(), given).data === undefined || isObject(given);
  if (Array.isArray(read)) return read.length === 0 && !(Array.isArray(given) && given.length === 0);
  const absent = z.safeParse(schema, undefined);
  return read === '' || read === undefined || (absent.success && absent.data === read && read !== 0);
}

/** How databases and PHP write that there is none. */
function isZero(given: unknown): boolean {
  return /^(0000-00-00.*|0)$/.test(String(given));
}

const flags = new Set<unknown>(['0', '1', 0, 1, true, false, 'true', 'false']);

function readsAsFlag(given: unknown, name: string): boolean {
  if (name === 'is_booked') return /^\s*(yes|no)\s*$/i.test(String(given));
  if (name === 'is_stock_available') return flags.has(given) || /^\s*(yes|no)\s*$/i.test(String(given));
  return flags.has(given);
}

/** A whole run asks for the same few hundred schemas again and again, and making one takes long. */
const usualByName = perObject((_: Schema) => new Map<string, JsonSchema>());

function usualOf(schema: Schema, name: string): JsonSchema {
  const known = usualByName(schema);
  const usual = known.get(name) ?? replySchema(schema, name);
  known.set(name, usual);
  return usual;
}

const typeWords: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
};

/** What is usual, in words. */
function wordsOf(schema: Schema, { name }: At): string {
  const usual = usualOf(schema, name);
  if (Array.isArray(usual.enum)) return usual.enum.map((each) => JSON.stringify(each)).join(', ');
  if (usual.minLength) return 'a text that is not empty';
  return typeWords[String(usual.type)] ?? 'a value of the document';
}
