import * as z from 'zod/mini';

/** A reply's body on the wire: the envelope with all fields in and beside `response`. */
export type WireBody = Record<string, unknown>;

/** Reads a reply from its envelope, and writes it. */
export interface ReplyShape<T> {
  /** What the app reads of it, for the document of the wire. Undefined where it reads nothing. */
  schema?: z.ZodMiniType;
  /** Whether `schema` is about the fields in and beside `response`, or about `response` itself. */
  place?: 'fields' | 'response';
  /** Whether an empty array may stand in place of the fields. */
  orEmptyArray?: boolean;
  /** Throws a zod error when the body does not fit. */
  decode(body: WireBody): T;
  /** The envelope without its `statusCode`. */
  encode(value: T): WireBody;
}

export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Reply = unknown> {
  path: `/${string}`;
  method: 'POST' | 'GET';
  /** `access`: the access token if there is one. `refresh`: the refresh token. `none`: no header. */
  auth: 'access' | 'refresh' | 'none';
  encoding: 'form' | 'cipher' | 'multipart' | 'query';
  /** `customer`: needs a logged-in customer. `anyone`: also works for visitors (docs/wire.md#tokens). */
  audience: 'customer' | 'anyone';
  /** `read`: changes nothing, so it may be sent again after a network failure (docs/wire.md#sent-again-or-not). */
  effect: 'read' | 'write';
  request: Request;
  /** Wire fields that are the same in every request of this call, such as `transactionType`. */
  constants: WireBody;
  reply: ReplyShape<Reply>;
  /** Whether a reply without a `statusCode` counts as unrecognised. */
  statusCode: 'required' | 'optional';
  /** What a refusal (a `statusCode` other than 100) may carry. */
  rejection?: ReplyShape<unknown>;
}

/** The request as the code passes it, with proper names. */
export type RequestOf<C> = C extends Call<infer Request, infer _> ? z.output<Request> : never;
export type ReplyOf<C> = C extends Call<infer _, infer Reply> ? Reply : never;

type Options<Request extends z.ZodMiniType, Reply> = Pick<
  Call<Request, Reply>,
  'effect' | 'request' | 'reply'
> &
  Partial<Omit<Call<Request, Reply>, 'path' | 'effect' | 'request' | 'reply'>>;

/** Declares one backend call. Defaults: a form-encoded POST with the access token and an optional `statusCode`. */
export function defineCall<Request extends z.ZodMiniType, Reply>(
  path: `/${string}`,
  options: Options<Request, Reply>,
): Call<Request, Reply> {
  return {
    method: 'POST',
    auth: 'access',
    encoding: 'form',
    audience: options.auth === 'none' ? 'anyone' : 'customer',
    statusCode: 'optional',
    constants: {},
    ...options,
    path,
  };
}

/** The request's fields with their wire names, before they are encoded. Missing values are left out. */
export function encodeRequest<Request extends z.ZodMiniType>(
  call: Call<Request, unknown>,
  values: z.output<Request>,
): WireBody {
  const wire = z.encode(call.request, values) as WireBody; // every request schema is a record
  return { ...wire, ...call.constants };
}

interface RecordSchema extends z.ZodMiniType {
  fields: Record<string, { wire: string; beside: boolean }>;
}

/**
 * A reply of named fields. A backend may send each field in `response` or beside it
 * (docs/wire.md#the-envelope-of-an-answer), so both are read as one. The sandbox writes a field into `response`, unless
 * it is declared with `beside`.
 */
export function fieldsReply<T extends RecordSchema>(schema: T): ReplyShape<z.output<T>> {
  const besideNames = new Set(
    Object.values(schema.fields)
      .filter((field) => field.beside)
      .map((field) => field.wire),
  );
  return {
    schema,
    place: 'fields',
    decode: (body) => z.parse(schema, flatten(body)),
    encode: (value) => {
      const wire = Object.entries(z.encode(schema, value) as WireBody); // a record encodes to an object
      const outer = wire.filter(([name]) => besideNames.has(name));
      const inner = wire.filter(([name]) => !besideNames.has(name));
      return {
        ...Object.fromEntries(outer),
        ...(inner.length > 0 && { response: Object.fromEntries(inner) }),
      };
    },
  };
}

/** A reply that is the whole `response`: a list, a text, an object with free keys. */
export function wholeReply<T extends z.ZodMiniType>(schema: T): ReplyShape<z.output<T>> {
  return {
    schema,
    place: 'response',
    decode: (body) => z.parse(schema, body.response),
    encode: (value) => ({ response: z.encode(schema, value) }),
  };
}

/**
 * Like `fieldsReply`, for backends that write an empty object as an empty array. That array means `empty`, unless there
 * is a field of the reply beside it.
 */
export function fieldsOrEmptyArray<T extends RecordSchema, Empty>(
  schema: T,
  empty: Empty,
): ReplyShape<z.output<T> | Empty> {
  const shape = fieldsReply(schema);
  const names = Object.values(schema.fields).map((field) => field.wire);
  return {
    schema,
    place: 'fields',
    orEmptyArray: true,
    decode: (body) => {
      const none = Array.isArray(body.response) && body.response.length === 0;
      return none && !names.some((name) => name in body) ? empty : shape.decode(body);
    },
    encode: (value) => (value === empty ? { response: [] } : shape.encode(value as z.output<T>)), // only `empty` is no T
  };
}

/** A reply with no content that the app reads. */
export const noReply: ReplyShape<undefined> = { decode: () => undefined, encode: () => ({}) };

/** The fields in `response` and beside it (docs/wire.md#the-envelope-of-an-answer), as one object. */
export function flatten(body: WireBody): WireBody {
  const { response, ...outer } = body;
  const inner = typeof response === 'object' && response !== null && !Array.isArray(response) ? response : {};
  return { ...outer, ...inner };
}
