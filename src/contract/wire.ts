import * as z from 'zod/mini';

/**
 * The wire's loose values, normalised once (interfaces §5): ids and amounts arrive as numbers or strings, flags as
 * '0'/'1', 0/1 or booleans, absent values as null, '' or nothing at all. Every piece is a codec, so that the sandbox
 * encodes with what the app decodes.
 */
type Schema = z.ZodMiniType;

/** An id or a required text: never empty. Numbers become their decimal digits. */
export const id = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
});

/** A text; null, nothing and what is no text become ''. */
export const text = z.codec(z.unknown(), z.string(), {
  decode: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  encode: (value) => value,
});

/** A text that is a figure or words about one; numbers that are not numbers, such as 'NaN', become ''. */
export const figureText = z.codec(z.unknown(), z.string(), {
  decode: (value) => {
    const figure = z.decode(text, value);
    return /^\s*[+-]?(nan|infinity)\s*$/i.test(figure) ? '' : figure;
  },
  encode: (value) => value,
});

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
  z.codec(z.unknown(), z.boolean(), {
    decode: (value) => (truthy.has(value) ? true : falsy.has(value) ? false : absent),
    encode: (value) => (value ? on : off),
  });

/** A flag with what its absence means. */
export const flag = (absent: boolean) => anyFlag(absent, '1', '0');

/** A flag whose absence matters: without a known value it does not fit, so it goes into a `maybe`. */
export const knownFlag = z.codec(z.unknown(), z.boolean(), {
  decode: (value, context) => {
    if (truthy.has(value) || falsy.has(value)) return truthy.has(value);
    context.issues.push({ code: 'custom', input: value, message: 'not a flag' });
    return z.NEVER;
  },
  encode: (value) => (value ? '1' : '0'),
});

/** A flag of a JSON payload, such as `_k`, whose constants are numbers as well. */
export const numericFlag = (absent: boolean) => anyFlag(absent, 1, 0);

/** The schema's value, or undefined where it is absent or unusable: one odd field must not cost a whole page. */
export const maybe = <T extends Schema>(schema: T) =>
  z.codec(z.unknown(), z.custom<z.output<T> | undefined>(), {
    decode: (value) => {
      const result = z.safeParse(schema, value);
      return result.success ? result.data : undefined;
    },
    encode: (value) => (value === undefined ? undefined : z.encode(schema, value)),
  });

/**
 * A list as an array or as an object keyed by number; unusable entries are dropped. Absent, it is empty; of any other
 * type, the reply does not fit.
 */
export const list = <T extends Schema>(schema: T) =>
  z.codec(z.unknown(), z.custom<z.output<T>[]>(Array.isArray), {
    decode: (value, context) => {
      if (isObject(value)) return usableEntries(schema, value);
      if (value === undefined || value === null || value === '') return [];
      context.issues.push({ code: 'custom', input: value, message: 'not a list' });
      return z.NEVER;
    },
    encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
  });

/** A list that must be there. */
export const presentList = <T extends Schema>(schema: T) =>
  z.codec(z.custom<object>(isObject), z.custom<z.output<T>[]>(Array.isArray), {
    decode: (value) => usableEntries(schema, value),
    encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
  });

/** A list that is a detail of something bigger, such as a product's pictures: of another type, it is empty. */
export const detailList = <T extends Schema>(schema: T) =>
  z.codec(z.unknown(), z.custom<z.output<T>[]>(Array.isArray), {
    decode: (value) => (isObject(value) ? usableEntries(schema, value) : []),
    encode: (entries) => entries.map((entry) => z.encode(schema, entry)),
  });

/** Texts that may also arrive as the only one, such as pictures. Of another type, there are none. */
export const textList = z.codec(z.unknown(), z.array(z.string()), {
  decode: (value) => usableEntries(id, isObject(value) ? value : typeof value === 'string' ? [value] : []),
  encode: (texts) => texts,
});

/** A JSON text inside a form field, such as `cart_details`. */
export const json = <T extends Schema>(schema: T) =>
  z.codec(z.string(), z.custom<z.output<T>>(), {
    decode: (value, context) => {
      try {
        return z.parse(schema, JSON.parse(value));
      } catch {
        context.issues.push({ code: 'custom', input: value, message: 'not the JSON expected here' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(z.encode(schema, value)),
  });

interface Field<T extends Schema> {
  wire: string;
  schema: T;
  beside: boolean;
}

type Fields = Record<string, Field<Schema>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K]['schema']> ? K : never;
}[keyof F];
/** What a record looks like inside the code: proper names, fields that may be undefined optional. */
export type RecordOf<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]['schema']>;
} & { [K in OptionalKeys<F>]?: z.output<F[K]['schema']> };

/** One field: its name on the wire and its schema. */
export const at = <T extends Schema>(wire: string, schema: T): Field<T> => ({ wire, schema, beside: false });

/** A reply field that the sandbox sends beside `response`; both places are read. */
export const beside = <T extends Schema>(wire: string, schema: T): Field<T> => ({
  wire,
  schema,
  beside: true,
});

/** An object whose keys have wire names outside and proper names inside. Unknown fields are ignored. */
export function record<F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const object = z.object(Object.fromEntries(entries.map(([, field]) => [field.wire, field.schema])));
  return Object.assign(
    z.codec(z.custom<object>(isObject), z.custom<RecordOf<F>>(isObject), {
      decode: (wire, context) => {
        // Absent keys are handed over as undefined, so that each field decides for itself what absence means.
        const result = z.safeDecode(
          object,
          rename(entries, wire, (_, field) => [field.wire, field.wire]),
        );
        if (result.success) {
          const renamed = rename(entries, result.data, (name, field) => [name, field.wire]);
          return renamed as RecordOf<F>; // every value is its field's output, now under the field's proper name
        }
        for (const { path, message } of result.error.issues) {
          context.issues.push({ code: 'custom', input: wire, path: [...path], message });
        }
        return z.NEVER;
      },
      encode: (value) => {
        const wire = z.encode(
          object,
          rename(entries, value, (name, field) => [field.wire, name]),
        );
        return Object.fromEntries(Object.entries(wire).filter(([, field]) => field !== undefined));
      },
    }),
    { fields },
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function rename(
  entries: [string, Field<Schema>][],
  source: object,
  names: (name: string, field: Field<Schema>) => [to: string, from: string],
): Record<string, unknown> {
  const values = source as Record<string, unknown>; // any object may be asked for any key
  return Object.fromEntries(
    entries.map(([name, field]) => {
      const [to, from] = names(name, field);
      return [to, values[from]];
    }),
  );
}

function usableEntries<T extends Schema>(schema: T, entries: object): z.output<T>[] {
  return Object.values(entries).flatMap((entry) => {
    const result = z.safeParse(schema, entry);
    return result.success ? [result.data] : [];
  });
}
