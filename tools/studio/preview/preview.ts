import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { insideHref, longestAddress } from '@/lib/inside-href';
import { cacheControl, securityHeaders } from '../../../build/brand/security-headers';
import { Failure } from '../../../build/shared/failure';
import { complain } from '../../../build/shared/print';
import type { BrandedDraft } from '../../shared/branded-draft';
import { fileResponse } from '../../shared/file-response';
import { browserCookie, browserInAddress, browserOf } from '../browser';
import { isLoopback } from '../guard';
import type { StudioUi } from '../ui-bundle';
import { type Drafts, nameOf } from './drafts';
import type { Session, StudioBackend } from './studio-backend';

export interface PreviewOptions {
  drafts: Drafts;
  backend: Pick<StudioBackend, 'members' | 'states' | 'api' | 'session'>;
  ui(): Promise<Pick<StudioUi, 'inPreview'>>;
  /** Origins that may show the preview in a frame: those of the studio. */
  framedBy: readonly string[];
}

/**
 * Answers a request on a mall's preview origin: the real app with the draft's brand. It differs from
 * a published site in three things. The studio may show it in a frame, it has no service worker, and one script tells
 * the studio which screen is shown.
 */
export async function answerPreview(
  { drafts, backend, ui, framedBy }: PreviewOptions,
  id: string,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isLoopback(url.hostname)) return plain(404, 'Not found');
  const sheets = { id, browser: browserInAddress(url) };
  const desk = drafts.has(sheets) ? sheets : { id, browser: browserOf(request) };
  const draft = await drafts.shown(desk);
  if (!draft) return plain(404, 'There is nothing to show yet: the folder of this mall has errors.');
  const [file] = draft.carried.values();
  if (file && !existsSync(file.source)) return plain(503, coreGone);
  if (/^\/api(\/|$)/.test(url.pathname)) return backend.api(desk, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed');
  const headers = framedHeaders(draft.policy, framedBy);
  if (url.pathname === '/studio-preview.js') return fileResponse('.js', (await ui()).inPreview, headers);
  if (url.pathname === '/studio-session.js') return fileResponse('.js', sessionScript, headers);
  if (url.pathname === '/studio-session') {
    const mobile = url.searchParams.get('member') ?? '';
    const known = mobile === '' || backend.members.some((member) => member.mobile === mobile);
    if (!known) return plain(404, 'There is no such member.');
    const state = url.searchParams.get('state') ?? 'usual';
    if (backend.states.every(({ name }) => name !== state)) return plain(404, 'There is no such state.');
    const next = url.searchParams.get('next') ?? '/';
    const session = await backend.session(desk, mobile, next, state).catch(whyNone);
    if (session instanceof Response) return session;
    if (desk === sheets) headers.set('set-cookie', browserCookie(desk.browser)); // for our own browser's next requests
    return fileResponse('.html', sessionPage(session, next, url.origin), headers);
  }
  return answerFile(draft, url.pathname, headers);
}

function whyNone(error: unknown): Response {
  if (!(error instanceof Failure)) throw error;
  complain(`${error.message}\n`);
  return plain(500, error.message);
}

const coreGone =
  'The compiled app is gone from the cache, which somebody has emptied. Stop the studio in the terminal, and start it again. Unsaved changes stay.';

async function answerFile(draft: BrandedDraft, pathname: string, headers: Headers): Promise<Response> {
  const made = draft.made.get(pathname);
  if (made && pathname !== '/index.html') return fileResponse(pathname, made.bytes, headers);
  const carried = draft.carried.get(pathname);
  if (carried) {
    headers.set('cache-control', cacheControl.assets);
    return fileResponse(pathname, await readFile(carried.source), headers);
  }
  if (pathname.startsWith('/assets/') || pathname === '/service-worker.js') return plain(404, 'Not found');
  const page = draft.made.get('/index.html')?.bytes.toString('utf8') ?? '';
  const script = `<script src="/studio-preview.js" data-draft="${nameOf(draft)}"></script>`;
  const told = page.replace('<head>', `<head>${script}`);
  return fileResponse('.html', told, headers);
}

/** The published policy and headers, but the studio may show the page in a frame, and this machine needs no https. */
function framedHeaders(policy: string, framedBy: readonly string[]): Headers {
  const headers = new Headers({ ...securityHeaders, 'cache-control': 'no-store' });
  headers.set('content-security-policy', `frame-ancestors ${framedBy.join(' ')}; ${policy}`);
  headers.delete('x-frame-options');
  headers.delete('strict-transport-security');
  return headers;
}

function plain(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers });
}

/** Forgets everything, stores what a login stores, or nothing for a visitor, and opens the screen that was asked for. */
const sessionScript = `
(async () => {
  const { stored, handedOn, next } = JSON.parse(document.getElementById('session').textContent);
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  Object.assign(localStorage, stored);
  if (!handedOn) return location.replace(next);
  history.replaceState({ ...handedOn, __TSR_index: 0, __TSR_key: 'studio' }, '', next); // without them the router drops it
  location.reload();
})();
`;

/** A page that logs a sample member in, or out, and leads to `next`, if that is a path of the app at this origin. */
function sessionPage(session: Session, next: string, origin: string): string {
  const inside = next.length > longestAddress ? undefined : insideHref(next, origin);
  const json = JSON.stringify({ ...session, next: inside ?? '/' }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Logging in</title></head>
<body>
<script type="application/json" id="session">${json}</script>
<script src="/studio-session.js"></script>
</body>
</html>
`;
}
