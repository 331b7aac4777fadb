import type { MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { isFromOwnPage } from '@/lib/own-page';
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
    const refuse = (message: string) => context.json({ message }, 403);
    const foreign = `Only the studio's own page may ask for this. It is at ${origin}/studio.`;
    const safe = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (safe) return from === undefined || from === origin ? next() : refuse(foreign);
    const sent = context.req.header(tokenHeader) ?? '';
    if (!isFromOwnPage(context.req.raw) || sent === '') return refuse(foreign);
    // takes as long for a wrong token as for a right one
    if (!(await timingSafeEqual(sent, token))) {
      return refuse('The studio was started again since you opened this page. Reload the page.');
    }
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return context.json({ message: 'The studio takes only JSON.' }, 415);
    return next();
  };
}
