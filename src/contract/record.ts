import * as z from 'zod/mini';
import { issuesOf, strictly, withStrict } from './strictly';
import { isObject } from './wire';

type Schema = z.ZodMiniType;

interface Field<T extends Schema> {
  wire: string;
  schema: T;
  beside: boolean;
}

type Fields = Record<string, Field<Schema>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K]['schema']> ? K : never;
}[keyof F];
/** The type of a record inside the code: proper names, and optional fields where a value may be undefined. */
type RecordOf<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]['schema']>;
} & { [K in OptionalKeys<F>]?: z.output<F[K]['schema']> };

/** One field: its name on the wire and its schema. */
export const at = <T extends Schema>(wire: string, schema: T): Field<T> => ({ wire, schema, beside: false });

/** A reply field that the sandbox sends beside `response`. The app reads both places. */
export const beside = <T extends Schema>(wire: string, schema: T): Field<T> => ({
  wire,
  schema,
  beside: true,
});

/** An object whose keys have wire names outside and proper names inside. Unknown fields are ignored. */
export function record<F extends Fields>(fields: F) {
  return withStrict(recordOf(fields), () => recordOf(mapFields(fields, strictly)));
}

function recordOf<F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const object = z.object(Object.fromEntries(entries.map(([, field]) => [field.wire, field.schema])));
  return Object.assign(
    z.codec(z.custom<object>(isObject), z.custom<RecordOf<F>>(isObject), {
      decode: (wire, context) => {
        // A missing key is passed on as undefined, so that each field decides what that means.
        const result = z.safeDecode(
          object,
          rename(entries, wire, (_, field) => [field.wire, field.wire]),
        );
        if (result.success) {
          const renamed = rename(entries, result.data, (name, field) => [name, field.wire]);
          return renamed as RecordOf<F>; // every value is its field's output, now under the field's proper name
        }
        context.issues.push(...issuesOf(result.error, wire));
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

/** The same fields, each with another schema for the same values. */
function mapFields<F extends Fields>(fields: F, change: <T extends Schema>(schema: T) => T): F {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, schema: change(field.schema) },
  ]);
  return Object.fromEntries(entries) as F; // `change` keeps each schema's type
}

function rename(
  entries: [string, Field<Schema>][],
  source: object,
  names: (name: string, field: Field<Schema>) => [to: string, from: string],
): Record<string, unknown> {
  const values = source as Record<string, unknown>; // every object can be read by any key
  return Object.fromEntries(
    entries.map(([name, field]) => {
      const [to, from] = names(name, field);
      return [to, values[from]];
    }),
  );
}
