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

/** The browser that sends this request. */
export function browserOf(request: Request): string {
  return named(parse(request.headers.get('cookie') ?? '', cookie)[cookie]);
}

/**
 * The browser whose draft an address shows to our own browser for pictures. Anybody can write one, so it counts only for
 * a desk that is there: another page could begin one desk after the other, and each new one takes an old one's room.
 */
export function browserInAddress({ searchParams }: URL): string {
  return named(searchParams.get('browser'));
}

/** The header that gives a browser its name, or a new one. */
export function browserCookie(browser: string): string {
  const name = browser || randomBytes(12).toString('base64url');
  return serialize(cookie, name, { path: '/', httpOnly: true, sameSite: 'Strict' });
}

function named(text: string | null | undefined): string {
  return text && form.test(text) ? text : '';
}
