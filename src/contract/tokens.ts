import * as z from 'zod/mini';
import { id, maybe } from './wire';

export interface Tokens {
  access: string;
  /** Without one, the session ends with its access token. */
  refresh?: string;
}

/** `token` is either the access token itself or an object that holds both (docs/wire.md#lenient-reading). */
export const tokenField = z.codec(
  z.union([id, z.object({ token: id, refresh_token: z.optional(maybe(id)) })]),
  z.custom<Tokens>(),
  {
    decode: (wire) =>
      typeof wire === 'string' ? { access: wire } : { access: wire.token, refresh: wire.refresh_token },
    encode: ({ access, refresh }) =>
      refresh === undefined ? access : { token: access, refresh_token: refresh },
  },
);

export const refreshTokenField = maybe(id);

/** The tokens of a reply, from any of their places. Undefined without an access token. */
export function tokensOf(reply: { token?: Tokens; refreshToken?: string }): Tokens | undefined {
  const refresh = reply.token?.refresh ?? reply.refreshToken;
  return reply.token && { access: reply.token.access, ...(refresh !== undefined && { refresh }) };
}
