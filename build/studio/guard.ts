import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { tokenHeader } from './wire';

/** Whether a host name can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Keeps other pages out. A page of the internet can point its own host name at this machine, so only loopback names
 * are answered. It can also post to us, so whatever changes something needs our origin and the token of this start.
 */
export function guard(token: string): MiddlewareHandler {
  return async (context, next) => {
    const { hostname, origin } = new URL(context.req.url);
    if (!isLoopback(hostname)) return context.text('Not found\n', 404);
    const from = context.req.header('origin');
    if (from !== undefined && from !== origin) return refuse(context.json.bind(context));
    const safe = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!safe && (from === undefined || !sameText(context.req.header(tokenHeader) ?? '', token))) {
      return refuse(context.json.bind(context));
    }
    await next();
  };
}

function refuse(json: (body: { message: string }, status: 403) => Response): Response {
  return json({ message: 'The studio was started again since you opened this page. Reload the page.' }, 403);
}

/** Takes as long for a wrong token as for a right one. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
