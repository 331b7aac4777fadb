import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/**
 * A mall, as one browser works on it. Two people may have the same mall open, and neither must see the other's unsaved
 * changes in the preview.
 */
export interface Desk {
  /** The mall. */
  id: string;
  /** Names the browser; '' for one without cookies. */
  browser: string;
}

/** Names a desk, for maps. */
export function deskName({ id, browser }: Desk): string {
  return `${id} ${browser}`;
}

/** Browsers send a cookie to every port of a host, so the previews get this one, too. It opens nothing. */
const cookie = 'studio-browser';
const form = /^[\w-]{16}$/;

/** The browser that sends this request. Our own browser for pictures gets its name through the address. */
export function browserOf(request: Request): string {
  const sent = parse(request.headers.get('cookie') ?? '', cookie)[cookie];
  const named = sent ?? new URL(request.url).searchParams.get('browser') ?? '';
  return form.test(named) ? named : '';
}

/** The header that gives a browser its name, or lets it keep the one that it has. */
export function browserCookie(request: Request): string {
  const name = browserOf(request) || randomBytes(12).toString('base64url');
  return serialize(cookie, name, { path: '/', httpOnly: true, sameSite: 'Strict' });
}
