import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { parse, serialize } from 'hono/utils/cookie';

/**
 * Who may do what other people notice: lock, build, publish, go back, remove. The page's token goes to every user of this
 * machine, so this needs a secret that only the terminal shows. It stands in the address once, and then in a cookie that
 * no script reads and no other site sends.
 */
export interface Owner {
  /** Gives the cookie where an address holds the secret. */
  cookieFor(address: URL): Promise<string | undefined>;
  is(request: Request): Promise<boolean>;
  /** Lets only the owner pass. */
  only: MiddlewareHandler;
}

/** In the address that the terminal prints. */
export const secretParameter = 'key';

export function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** @param secret none where this studio publishes nothing, as in `npm start` */
export function ownerWith(secret: string | undefined): Owner {
  const fits = async (sent: string | null | undefined) =>
    secret !== undefined && typeof sent === 'string' && sent !== '' && (await timingSafeEqual(sent, secret));
  const is = (request: Request) => {
    const name = cookieName(new URL(request.url));
    return fits(parse(request.headers.get('cookie') ?? '', name)[name]);
  };
  return {
    is,
    cookieFor: async (address) => {
      const sent = address.searchParams.get(secretParameter);
      if (sent === null || !(await fits(sent))) return undefined;
      return serialize(cookieName(address), sent, { path: '/studio', httpOnly: true, sameSite: 'Strict' });
    },
    only: async (context, next) => {
      if (await is(context.req.raw)) return next();
      const message = secret === undefined ? refusals.off : refusals.stranger;
      return context.json({ message }, 403);
    },
  };
}

const refusals = {
  off: 'This studio publishes nothing. Start it with npm run studio.',
  stranger: 'Open the address that the terminal has printed at this start. Then this browser may do it.',
} as const;

/** Browsers send a cookie to every port of a host, so two studios need two names. */
function cookieName({ port }: URL): string {
  return `studio-owner-${port}`;
}
