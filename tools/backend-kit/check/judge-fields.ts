import * as z from 'zod/mini';
import { tokenField } from '@/contract/tokens';
import { insideOf, isObject } from '@/contract/wire';
import { perObject } from '@/lib/per-object';
import { fieldsOf, type JsonSchema, pipedInto, replySchema } from '../spec/json-schema';
import { finding } from './finding';
import { judgeValue } from './judge-value';
import type { Mask } from './mask';
import { matches } from './matches';
import { pointer } from './place';
import type { Finding } from './report';
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
const valueGone = 'It is missing on the screen.';

/**
 * Compares a value of an answer with the contract, field by field. Gives a finding for everything that is not as
 * backends usually send it.
 */
export function judgeFields(schema: Schema, value: unknown, at: At, mask: Mask): Finding[] {
  return merged(walk(schema, value, at));

  function say(
    severity: 'broken' | 'tolerated',
    where: At,
    given: unknown,
    expected: string,
    shopper = '',
  ): Finding[] {
    const came = shownValue(given, where.name, mask);
    return [finding(severity, pointer(...where.parts), where.path, expected, came, shopper)];
  }

  function walk(each: Schema, given: unknown, where: At): Finding[] {
    const fields = fieldsOf(each);
    if (fields) return walkRecord(each, fields, given, where);
    const inside = insideOf(each);
    const piped = inside ? undefined : pipedInto(each);
    if (piped) {
      if (given !== undefined && given !== null) return walk(piped, given, where);
      return say('broken', where, given, wordsOf(each, where), gone(where));
    }
    if (!inside) return walkLeaf(each, given, where);
    switch (inside.as) {
      case 'maybe':
        if (given === undefined) return [];
        if (given === null || given === '') {
          return say('tolerated', where, given, `${wordsOf(inside.of, where)}, or no such field`);
        }
        return walk(inside.of, given, { ...where, dispensable: true });
      case 'list':
      case 'required list':
        return walkList(inside.of, inside.as === 'required list', given, where);
      case 'lists':
        return walkLabelled(inside.of, given, where);
      case 'keyed':
        return walkKeyed(inside.of, given, where);
      case 'merchant':
        return walkMerchant(inside.of, given, where);
      case 'record':
        return walkOne(each, inside.of, given, where);
      case 'json':
        return [];
    }
  }

  function walkRecord(each: Schema, fields: Fields, given: unknown, where: At): Finding[] {
    if (!isObject(given) || Array.isArray(given)) {
      const none = Array.isArray(given) && given.length === 0 && z.safeParse(each, {}).success;
      return none
        ? say('tolerated', where, given, 'an object')
        : say('broken', where, given, 'an object', gone(where));
    }
    const values = given as Record<string, unknown>; // every object can be read by any key
    return Object.values(fields).flatMap(({ wire, schema: inner }) => {
      const path = where.path ? `${where.path}.${wire}` : wire;
      const parts = [...where.parts, 'properties', wire];
      return walk(inner, values[wire], { ...where, path, name: wire, parts });
    });
  }

  function walkList(entry: Schema, required: boolean, given: unknown, where: At): Finding[] {
    if (given === undefined && !required) return [];
    if ((given === null || given === '') && !required) return say('tolerated', where, given, 'an empty list');
    if (!isObject(given)) return say('broken', where, given, 'a list', gone(where));
    const inner = { ...within(where, '[]', ['items']), inList: true };
    return [
      ...(Array.isArray(given) ? [] : say('tolerated', where, given, 'a list')),
      ...Object.values(given).flatMap((each) => walk(entry, each, inner)),
    ];
  }

  function walkLabelled(entry: Schema, given: unknown, where: At): Finding[] {
    const expected = 'an object with a list for each label';
    if (given === undefined) return [];
    if (given === null || given === '' || (Array.isArray(given) && given.length === 0)) {
      return say('tolerated', where, given, `${expected}, or {}`);
    }
    if (!isObject(given) || Array.isArray(given)) return say('broken', where, given, expected, gone(where));
    const inner = { ...within(where, '.*', ['additionalProperties']), inList: true };
    return Object.values(given).flatMap((list) => walkList(entry, true, list, inner));
  }

  function walkKeyed(entry: Schema, given: unknown, where: At): Finding[] {
    const expected = 'an object with one entry for each id';
    if (given === undefined) return [];
    if (!isObject(given)) return say('broken', where, given, expected, valueGone);
    const listed = Array.isArray(given);
    const inner = { ...within(where, '[]', ['additionalProperties']), inList: true };
    return [
      ...(listed && given.length > 0 ? say('tolerated', where, given, expected) : []),
      ...Object.entries(given).flatMap(([key, each]) =>
        walk(entry, !listed && isObject(each) ? { id: key, ...each } : each, inner),
      ),
    ];
  }

  function walkMerchant(merchant: Schema, given: unknown, where: At): Finding[] {
    if (!isObject(given)) return say('broken', where, given, 'an object with the field added', gone(where));
    const added: unknown = 'added' in given ? given.added : undefined;
    const expected = 'an object whose key 1 is the merchant';
    const inner = { ...within(where, '.added', ['properties', 'added']), name: 'added' };
    if (!isObject(added)) return say('broken', inner, added, expected, gone(where));
    const entry = (added as Record<string, unknown>)['1']; // an array can be read by this key, too
    return [
      ...(Array.isArray(added) ? say('tolerated', inner, added, expected) : []),
      ...walk(merchant, entry, { ...within(inner, '.1', ['properties', '1']), name: 'merchant' }),
    ];
  }

  /** One record, which some backends put into a list, and which may be none. */
  function walkOne(each: Schema, inner: Schema, given: unknown, where: At): Finding[] {
    const readable = z.safeParse(each, given).success;
    if ((given === undefined || given === null) && readable) return [];
    if (Array.isArray(given) && readable) {
      return given.length === 0
        ? []
        : [...say('tolerated', where, given, 'an object'), ...walk(inner, given[0], where)];
    }
    if (!isObject(given) || Array.isArray(given)) {
      return say('broken', where, given, 'an object', gone(where));
    }
    if (!readable && z.safeParse(inner, given).success) {
      const missing = { ...within(where, '.brand_id', ['properties', 'brand_id']), name: 'brand_id' };
      return say('broken', missing, undefined, 'a text that is not empty', entryGone);
    }
    return walk(inner, withFlatPlaces(given), where);
  }

  function walkLeaf(each: Schema, given: unknown, where: At): Finding[] {
    const words = wordsOf(each, where);
    const read = z.safeParse(each, given);
    if (!read.success) return say('broken', where, given, words, gone(where));
    const isToken = each === tokenField && typeof given === 'string'; // with the refresh token beside it
    const usual = given === undefined || isToken || matches(usualOf(each, where.name), given);
    const none = given === null || given === '';
    // A text may be usual, and yet the app finds no day or figure in it.
    const unread = read.data === '' && typeof given === 'string' && !none;
    if (unread && isZero(given)) {
      return where.name === 'last_bill_id'
        ? []
        : say('tolerated', where, given, `${words}, or no such field`);
    }
    if (unread || (!usual && !none && isLost(each, given, read.data, where.name))) {
      return say('broken', where, given, words, valueGone);
    }
    const verdict = judgeValue(where, read.data);
    if (verdict) return say(verdict.severity, where, given, verdict.expected, verdict.shopper);
    if (usual) return [];
    return say('tolerated', where, given, none ? `${words}, or no such field` : words);
  }

  function gone(where: At): string {
    return where.dispensable ? valueGone : where.inList ? entryGone : oops;
  }
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

/** What is usual, in words. */
function wordsOf(schema: Schema, { name }: At): string {
  return describe(usualOf(schema, name));
}

function describe(usual: JsonSchema): string {
  if (Array.isArray(usual.enum)) return usual.enum.map((each) => JSON.stringify(each)).join(', ');
  switch (usual.type) {
    case 'string':
      return usual.minLength ? 'a text that is not empty' : 'a text';
    case 'number':
      return 'a number';
    case 'array':
      return 'a list';
    default:
      return usual.type === 'object' ? 'an object' : 'a value of the document';
  }
}

/** One finding for all entries of a list that have the same fault. */
function merged(found: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of found) {
    const key = `${finding.severity} ${finding.field} ${finding.expected}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}
