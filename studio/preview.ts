import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { cacheControl } from '../build/brand/security-headers';
import type { BrandedDraft } from './branded-draft';
import { browserCookie, browserOf, type Desk } from './browser';
import type { Drafts } from './drafts';
import { isLoopback } from './guard';
import { previewScripts, sessionPage } from './preview-page';

export interface PreviewOptions {
  drafts: Drafts;
  /** Answers `/api/*` of a mall. */
  api(desk: Desk, request: Request): Promise<Response>;
  /** Mobile numbers of the sample members. */
  members: readonly string[];
  /** What a login of this sample member stores in the browser. */
  session(desk: Desk, mobile: string): Promise<Readonly<Record<string, string>>>;
  /** Origins that may show the preview in a frame: those of the studio. */
  framedBy: readonly string[];
}

/**
 * Answers a request on a mall's preview origin: the real app with the draft's brand. It differs from
 * a published site in three things. The studio may show it in a frame, it has no service worker, and one script tells
 * the studio which screen is shown.
 */
export async function answerPreview(
  options: PreviewOptions,
  id: string,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isLoopback(url.hostname)) return plain(404, 'Not found');
  const desk = { id, browser: browserOf(request) };
  const draft = await options.drafts.shown(desk);
  if (!draft) return plain(404, 'There is no such mall, or its folder has errors.');
  if (/^\/api(\/|$)/.test(url.pathname)) return options.api(desk, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed');
  const headers = framedHeaders(draft.headers, options.framedBy);
  const script = previewScripts[url.pathname];
  if (script !== undefined) return answer(script, '.js', headers);
  if (url.pathname === '/studio-session') {
    const mobile = url.searchParams.get('member') ?? '';
    if (mobile !== '' && !options.members.includes(mobile)) return plain(404, 'There is no such member.');
    const values = mobile === '' ? {} : await options.session(desk, mobile);
    if (desk.browser !== '') headers.set('set-cookie', browserCookie(request)); // for our own browser's next requests
    return answer(sessionPage(values, url.searchParams.get('next') ?? '/'), '.html', headers);
  }
  return answerFile(draft, url.pathname, headers);
}

async function answerFile(draft: BrandedDraft, pathname: string, headers: Headers): Promise<Response> {
  const made = draft.made.get(pathname);
  if (made && pathname !== '/index.html') return answer(made.bytes, pathname, headers);
  const carried = draft.carried.get(pathname);
  if (carried) {
    headers.set('cache-control', cacheControl.assets);
    return answer(await readFile(carried.source), pathname, headers);
  }
  if (pathname.startsWith('/assets/') || pathname === '/service-worker.js') return plain(404, 'Not found');
  const page = draft.made.get('/index.html')?.bytes.toString('utf8') ?? '';
  return answer(page.replace('<head>', '<head><script src="/studio-preview.js"></script>'), '.html', headers);
}

/** The published headers, but the studio may show the page in a frame, and this machine needs no https. */
function framedHeaders(published: Readonly<Record<string, string>>, framedBy: readonly string[]): Headers {
  const headers = new Headers({ ...published, 'cache-control': 'no-store' });
  const policy = headers.get('content-security-policy') ?? '';
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy.join(' ')}`);
  if (framed === policy) throw new Error('The policy of a site names no frame-ancestors.');
  headers.set('content-security-policy', framed);
  headers.delete('x-frame-options');
  headers.delete('strict-transport-security');
  return headers;
}

function answer(body: string | Buffer, path: string, headers: Headers): Response {
  const type = path.endsWith('.webmanifest') ? 'application/manifest+json' : getMimeType(path);
  headers.set('content-type', type ?? 'application/octet-stream');
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
}

function plain(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers });
}
