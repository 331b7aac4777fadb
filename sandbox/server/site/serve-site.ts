import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { headersFor, parseHeadersFile } from '../../../serve/headers-file';
import { negotiate } from '../../../serve/negotiate';
import { findFile, isHidden, readPath, readVariant, siteRoot } from './served-file';

/**
 * Answers a request for a file of a built site, as a static host would (docs/hosting.md#what-stands-in-distid): the
 * headers of its `_headers` file, `.br` and `.gz` by negotiation, 304, and `/index.html` for unknown paths except under
 * `/assets/` and `/.well-known/`. Every request looks up the files again, so a newly published site is served at once.
 */
export async function serveSite(folder: string, request: Request): Promise<Response> {
  const root = await siteRoot(folder);
  if (!root) return plain(503, 'This site has not been built yet.');
  try {
    return await serveRelease(root, request);
  } catch (error) {
    // A release that is not kept disappears when the next one is published. Then the next one answers the request.
    if ((await siteRoot(folder)) === root) throw error;
    return serveSite(folder, request);
  }
}

async function serveRelease(root: string, request: Request): Promise<Response> {
  const pathname = readPath(new URL(request.url).pathname);
  const rules = await rulesOf(root);
  if (pathname === '/share-bill') {
    await drain(request);
    const headers = headersFor(rules, noFile);
    headers.set('location', '/submit-bill');
    return plain(303, 'See other', headers);
  }
  const found = pathname === undefined ? undefined : await findFile(root, pathname);
  const file = found ?? (mayBeScreen(pathname) ? await findFile(root, page) : undefined);
  const isPage = file?.path === path.join(root, page);
  const headers = headersFor(rules, isPage ? page : file && pathname ? pathname : noFile);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.set('allow', 'GET, HEAD');
    return plain(405, 'Method not allowed', headers);
  }
  if (!file) return plain(404, 'Not found', headers);
  const encoding = negotiate(request.headers.get('accept-encoding'), file.encodings);
  const { body, etag } = await readVariant(file, encoding);
  headers.set('etag', etag);
  if (file.encodings.size > 0) headers.append('vary', 'Accept-Encoding');
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  if (!headers.has('content-type')) {
    headers.set('content-type', getMimeType(file.path) ?? 'application/octet-stream');
  }
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const page = '/index.html';
/** What shows no file has the headers of one, and not those of the page. */
const noFile = '/assets/';

/**
 * Whether the page answers for this path: for all paths except hashed files, files for other programs and hosting files
 * (docs/hosting.md#what-stands-in-distid).
 */
function mayBeScreen(pathname: string | undefined): boolean {
  return pathname === undefined || !(/^\/(assets|\.well-known)\//.test(pathname) || isHidden(pathname));
}

/** Reads the body to its end: a browser that is still sending it would not see the answer. */
async function drain({ body }: Request): Promise<void> {
  for await (const _ of body ?? []);
}

async function rulesOf(root: string) {
  return parseHeadersFile(await readFile(path.join(root, '_headers'), 'utf8'));
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function plain(status: number, text: string, headers = new Headers()): Response {
  headers.set('content-type', 'text/plain; charset=utf-8');
  headers.set('cache-control', 'no-store'); // a missing file may exist after the next publishing
  return new Response(`${text}\n`, { status, headers });
}
