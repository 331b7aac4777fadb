import * as z from 'zod/mini';

/**
 * Replies are read leniently, because one odd field must not break a whole page. Requests are read strictly, because a
 * sandbox that accepts a wrong field would hide a mistake of the app. So a loose schema of `wire.ts` names a strict one
 * that reads the same value from a request.
 */
type Schema = z.ZodMiniType;

const strictSchemas = new WeakMap<Schema, () => Schema>();

/** Declares how a loose schema's value is read from a request. */
export function withStrict<T extends Schema>(loose: T, strict: () => z.ZodMiniType<z.output<NoInfer<T>>>): T {
  let made: Schema | undefined;
  strictSchemas.set(loose, () => {
    made ??= strict();
    return made;
  });
  return loose;
}

/** The schema that reads a request. A schema that is strict already is its own. */
export function strictly<T extends Schema>(schema: T): T {
  return (strictSchemas.get(schema)?.() ?? schema) as T; // `withStrict` takes only one with the same output
}

/** More than any person needs, but small enough to keep requests cheap. */
const longestId = 200;
const longestText = 10_000;
const mostEntries = 500;

const words = (most: number) => z.string().check(z.maxLength(most, `longer than ${most} characters`));

export const strictId = z.codec(
  z.union([words(longestId).check(z.minLength(1)), z.number()], 'not an id'),
  z.string(),
  { decode: String, encode: (value) => value },
);

/** A text or a number. '' if the field is missing. */
export const strictText = z.codec(
  z.optional(z.union([words(longestText), z.number()], 'not a text')),
  z.string(),
  {
    decode: (value) => (value === undefined ? '' : String(value)),
    encode: (value) => value,
  },
);

/** A list as an array; its length is checked before its entries are looked at. */
export const strictList = <T extends Schema>(entry: T) =>
  z.pipe(
    z.array(z.unknown(), 'not a list').check(z.maxLength(mostEntries, `more than ${mostEntries} entries`)),
    z.array(entry),
  );

/** Adds the problems of a part to those of the whole. */
export function issuesOf(error: z.core.$ZodError, input: unknown): z.core.$ZodRawIssue[] {
  return error.issues.map(({ path, message }) => ({ code: 'custom', input, path: [...path], message }));
}
