import { getMimeType } from 'hono/utils/mime';
import { negotiate } from './negotiate';
import { StoreAway } from './objects/read-objects';
import type { GivenHeaders, Site, SiteFile, SiteStore } from './site-store';

/**
 * Answers a request for a file of a site (docs/hosting.md#what-stands-in-distid): the site of the request's host, the
 * headers of its `_headers` file, `.br` and `.gz` by negotiation, 304, and `/index.html` for unknown paths except under
 * `/assets/` and `/.well-known/`.
 */
export async function serveSite(request: Request, store: SiteStore): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  const host = hostname.replace(/\.$/, '');
  try {
    const site = await store.siteOf(host);
    if (!site) return plain(404, 'Not found');
    return await serveRelease(site, request, pathname).catch(async (error: unknown) => {
      // A release that is not kept disappears when the next one is published. Then the next one answers the request.
      const next = await store.siteOf(host);
      if (!next || next.release === site.release) throw error;
      return serveRelease(next, request, pathname);
    });
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    return plain(503, 'Not available now', { 'retry-after': String(error.retryAfter ?? 5) });
  }
}

async function serveRelease(site: Site, request: Request, urlPath: string): Promise<Response> {
  const { method, headers: asked } = request;
  const path = readPath(urlPath);
  if (path === '/share-bill') {
    await drain(request);
    return plain(303, 'See other', { ...site.headersFor(noFile), location: '/submit-bill' });
  }
  if (site.api && path && isAtOrBelow(path, site.api)) {
    await drain(request);
    return plain(502, 'The backend is not here', site.headersFor(noFile));
  }
  const own = path?.endsWith('/') ? `${path}index.html` : path;
  const found = own === undefined || isHidden(own) ? undefined : await site.find(own);
  const shown = found ? own : mayBeScreen(path) ? page : undefined;
  const file = found ?? (shown && (await site.find(shown)));
  if (method !== 'GET' && method !== 'HEAD')
    return plain(405, 'Method not allowed', { ...site.headersFor(shown ?? noFile), allow: 'GET, HEAD' });
  if (!file || !shown) return plain(404, 'Not found', site.headersFor(noFile));
  const encoding = negotiate(asked.get('accept-encoding'), file.encodings);
  const { bytes, sha256 } = await file.read(encoding);
  const etag = `"${sha256.slice(0, 32)}"`;
  if (matches(asked.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...site.headersFor(shown), ...about(file, etag) } });
  const name = `${encoding} ${shown}`;
  const headers = site.known.get(name) ?? {
    'content-type': getMimeType(shown) ?? 'application/octet-stream',
    ...site.headersFor(shown),
    ...about(file, etag),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  };
  site.known.set(name, headers);
  return new Response(method === 'HEAD' ? null : bytes, { headers });
}

function about({ encodings }: SiteFile, etag: string) {
  return { etag, ...(encodings.size > 0 && { vary: 'Accept-Encoding' }) };
}

const page = '/index.html';
/** What shows no file has the headers of one, and not those of the page. */
const noFile = '/assets/';

/** Reads the body to its end: a browser that is still sending it would not see the answer. One that leaves needs none. */
async function drain({ body }: Request): Promise<void> {
  try {
    for await (const _ of body ?? []);
  } catch {}
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function plain(status: number, text: string, headers: GivenHeaders = {}): Response {
  const given = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store', // a missing file may exist after the next publishing
  };
  return new Response(`${text}\n`, { status, headers: given });
}

/**
 * A URL's path in the way that nginx reads it: decoded, several slashes as one, without `.` and `..`. So `//assets/x`
 * gives the same as `/assets/x`. Undefined if it is not a path.
 */
function readPath(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  if (!/\/[./]/.test(decoded)) return decoded;
  const names: string[] = [];
  for (const name of decoded.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  const isFolder = names.length > 0 && /\/\.{0,2}$/.test(decoded);
  return `/${names.join('/')}${isFolder ? '/' : ''}`;
}

/** Files that configure a server and are not for visitors, and dot files. */
const hidden = /^\/(?:_headers|_redirects|nginx\.conf|\d+\.locations)(?:\.(?:br|gz))?$|\/\.(?!well-known\/)/;

function isHidden(path: string): boolean {
  return hidden.test(path);
}

/**
 * Whether the page answers for this path: for all paths except hashed files, files for other programs and hosting files
 * (docs/hosting.md#what-stands-in-distid).
 */
function mayBeScreen(path: string | undefined): boolean {
  return path === undefined || !(/^\/(assets|\.well-known)\//.test(path) || isHidden(path));
}

function isAtOrBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
