import * as z from 'zod/mini';
import { calendarDay } from '@/lib/calendar-day';
import { parsedJson } from '@/lib/parsed-json';
import { issuesOf, strictId, strictList, strictly, strictText, withStrict } from './strictly';

/**
 * Reads the loose values of the wire, in one place (docs/wire.md#lenient-reading). Ids and amounts come as numbers or
 * strings, flags as '0'/'1', 0/1 or booleans, missing values as null, '' or not at all. Every schema here is a codec,
 * so the sandbox encodes with the code that the app decodes with. These schemas read replies; `strictly` gives the
 * schema that reads a request.
 */
type Schema = z.ZodMiniType;

/** What a codec of `unknown` reads: without this, the document of the wire (tools/backend-kit/) could not describe it. */
export interface Inside {
  /** A list may be missing; a required one may not. `lists` and `keyed` are objects whose keys are free. */
  as: 'list' | 'required list' | 'maybe' | 'json' | 'lists' | 'keyed' | 'merchant' | 'record';
  of: Schema;
}

const insides = new WeakMap<Schema, Inside>();

export const insideOf = (schema: Schema): Inside | undefined => insides.get(schema);

export function holding<T extends Schema>(schema: T, as: Inside['as'], of: Schema): T {
  insides.set(schema, { as, of });
  return schema;
}

/** An id or a required text: never empty. Numbers become their decimal digits. */
export const id = withStrict(
  z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
    decode: String,
    encode: (value) => value,
  }),
  () => strictId,
);

/** A date as YYYY-MM-DD. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date as YYYY-MM-DD'));

/** A text. Null, nothing and values that are not texts become ''. */
export const text = withStrict(
  z.codec(z.unknown(), z.string(), {
    decode: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
    encode: (value) => value,
  }),
  () => strictText,
);

/**
 * A day as YYYY-MM-DD, also from a date with a time. '' for no day, and for one that is not in the calendar, such as
 * '0000-00-00'.
 */
export const dayOrNone = withStrict(
  z.codec(z.unknown(), z.string(), {
    decode: (value) => calendarDay(z.decode(text, value)) ?? '',
    encode: (value) => value,
  }),
  () =>
    z
      .string()
      .check(z.refine((value) => value === '' || calendarDay(value) === value, 'not a day as YYYY-MM-DD')),
);

/** A text with a figure, or words about one. 'NaN' and 'Infinity' become ''. */
export const figureText = withStrict(
  z.codec(z.unknown(), z.string(), {
    decode: (value) => {
      const figure = z.decode(text, value);
      return /^\s*[+-]?(nan|infinity)\s*$/i.test(figure) ? '' : figure;
    },
    encode: (value) => value,
  }),
  () => strictText,
);

/** A finite number, also from a numeric string. */
export const amount = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (value, context) => {
    const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', input: value, message: 'not a number' });
    return z.NEVER;
  },
  encode: (value) => value,
});

const truthy = new Set<unknown>(['1', 1, true, 'true']);
const falsy = new Set<unknown>(['0', 0, false, 'false']);

const anyFlag = <Wire>(absent: boolean, on: Wire, off: Wire) =>
  withStrict(
    z.codec(z.unknown(), z.boolean(), {
      decode: (value) => (truthy.has(value) ? true : falsy.has(value) ? false : absent),
      encode: (value) => (value ? on : off),
    }),
    () => z.pipe(z._default(z.unknown(), absent), knownFlag),
  );

/** A flag, and its value when it is missing. */
export const flag = (absent: boolean) => anyFlag(absent, '1', '0');

/**
 * A flag where missing means something else than off. Without a known value it does not fit, so put it into a `maybe`.
 */
export const knownFlag = z.codec(z.unknown(), z.boolean(), {
  decode: (value, context) => {
    if (truthy.has(value) || falsy.has(value)) return truthy.has(value);
    context.issues.push({ code: 'custom', input: value, message: 'not a flag' });
    return z.NEVER;
  },
  encode: (value) => (value ? '1' : '0'),
});

/** A flag in a JSON payload such as `_k`, which uses numbers. */
export const numericFlag = (absent: boolean) => anyFlag(absent, 1, 0);

/** The schema's value. Undefined if it is missing or unusable, because one odd field must not break a whole page. */
export const maybe = <T extends Schema>(schema: T) =>
  holding(
    withStrict(
      z.codec(z.unknown(), z.custom<z.output<T> | undefined>(), {
        decode: (value) => {
          const result = z.safeParse(schema, value);
          return result.success ? result.data : undefined;
        },
        encode: (value) => (value === undefined ? undefined : z.encode(schema, value)),
      }),
      () => leftOutOr(strictly(schema)),
    ),
    'maybe',
    schema,
  );

/** A field that a request may leave out. */
export const optional = <T extends Schema>(schema: T) =>
  holding(
    withStrict(z.optional(schema), () => leftOutOr(strictly(schema))),
    'maybe',
    schema,
  );

/**
 * Not `z.optional`, because that passes a missing value on to a schema that has its own value for it, such as a flag.
 */
const leftOutOr = <T extends Schema>(schema: T) =>
  z.codec(z.unknown(), z.custom<z.output<T> | undefined>(), {
    decode: (value, context) => {
      const result = value === undefined ? undefined : z.safeParse(schema, value);
      if (!result || result.success) return result?.data;
      context.issues.push(...issuesOf(result.error, value));
      return z.NEVER;
    },
    encode: (value) => value,
  });

/**
 * A list, as an array or as an object with numbered keys. Unusable entries are dropped. A missing list is empty. With
 * any other type the reply does not fit.
 */
export const list = <T extends Schema>(schema: T) =>
  holding(
    z.codec(z.unknown(), z.custom<z.output<T>[]>(Array.isArray), {
      decode: (value, context) => {
        if (isObject(value)) return usableEntries(schema, value);
        if (value === undefined || value === null || value === '') return [];
        context.issues.push({ code: 'custom', input: value, message: 'not a list' });
        return z.NEVER;
      },
      encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
    }),
    'list',
    schema,
  );

/** A list that must be there. */
export const presentList = <T extends Schema>(schema: T) =>
  holding(
    withStrict(
      z.codec(z.custom<object>(isObject), z.custom<z.output<T>[]>(Array.isArray), {
        decode: (value) => usableEntries(schema, value),
        encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
      }),
      () => strictList(strictly(schema)),
    ),
    'required list',
    schema,
  );

/** A list that is only a detail, such as a product's pictures. With another type it is empty. */
export const detailList = <T extends Schema>(schema: T) =>
  holding(
    z.codec(z.unknown(), z.custom<z.output<T>[]>(Array.isArray), {
      decode: (value) => (isObject(value) ? usableEntries(schema, value) : []),
      encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
    }),
    'list',
    schema,
  );

/** A list of texts. A single text is a list of one. With another type it is empty. */
export const textList = z.codec(z.unknown(), z.array(z.string()), {
  decode: (value) => usableEntries(id, isObject(value) ? value : typeof value === 'string' ? [value] : []),
  encode: (texts) => texts,
});

/** A JSON text inside a form field, such as `cart_details`. */
export const json = <T extends Schema>(schema: T) => {
  const reading = (entry: Schema) =>
    z.codec(z.string(), z.custom<z.output<T>>(), {
      decode: (value, context) => {
        const result = z.safeParse(entry, parsedJson(value));
        if (result.success) return result.data as z.output<T>; // `entry` reads the same values as `schema`
        context.issues.push(...issuesOf(result.error, value));
        return z.NEVER;
      },
      encode: (value) => JSON.stringify(z.encode(entry, value)),
    });
  return holding(
    withStrict(reading(schema), () => holding(reading(strictly(schema)), 'json', schema)),
    'json',
    schema,
  );
};

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function usableEntries<T extends Schema>(schema: T, entries: object): z.output<T>[] {
  return Object.values(entries).flatMap((entry) => {
    const result = z.safeParse(schema, entry);
    return result.success ? [result.data] : [];
  });
}
