import type { IncomingHttpHeaders } from 'node:http';

export interface Row {
  path: string;
  status: number;
  host?: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: Buffer;
}

/** Two malls: the first has its backend on its own host. */
export interface Known {
  host: string;
  second: string;
  id: string;
  /** A script of the core with compressed copies, and its entity tags. */
  script: string;
  tags: { plain: string; br: string };
}

/** The requests that every front answers alike, with the status that all give. */
export function requestsOf({ host, second, id, script, tags }: Known): Row[] {
  const paths: [status: number, paths: string[]][] = [
    [200, ['/', '/index.html', '/dashboard', '/product/12?x=%2f', '/no/such/page/', '/favicon.ico']],
    [200, ['/icons/', '/icons/none.png', '/assets', '/ASSETS/gone.js', '/apix', '/index.html.br']],
    [200, ['/constructor', '/__proto__', '/%00', '/a%00b', '/%', '/%ff', '/..%5c_headers', '/%5c']],
    [200, ['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fx', '/x/../dashboard']],
    [200, ['/manifest.webmanifest', '/service-worker.js', '/build.json', '/.well-known/404.html']],
    [200, [script, `/${script}`, `/%2F${script}`, `/x/..%2f${script}`, `/x/..${script}`, `${script}?v=1`]],
    [404, ['/assets/gone.js', '//assets/gone.js', '/%61ssets/gone.js', '/x/..%2fassets/gone.js', '/assets/']],
    [404, [`${script}.br`, `${script}/`, '/.well-known/assetlinks.json', '/.well-known/', '/.hidden/x']],
    [404, ['/_headers', '/_redirects', '/nginx.conf', `/${id}.locations`, '/%2ehidden', '//_headers']],
    [303, ['/share-bill', '//share-bill']],
    [502, ['/api', '/api/appVersion', '//api/x', '/api%2fx', '/x/..%2fapi/x']],
  ];
  const encodings = ['br', 'gzip', 'gzip, br', 'br;q=0, gzip;q=0.5', 'br;q=0.2, gzip;q=0.9', 'identity'];
  const odd = ['*', '*;q=0', 'BR', 'deflate', 'gzip;q=nonsense', ''];
  const tagged: [status: number, tag: string, encoding?: string][] = [
    [304, tags.plain],
    [304, `W/${tags.plain}`],
    [304, `"other", ${tags.plain}`],
    [304, '*'],
    [200, '"other"'],
    [200, tags.br],
    [200, tags.plain.slice(0, -1)],
  ];
  return [
    ...paths.flatMap(([status, all]) => all.map((path) => ({ path, status }))),
    ...[...encodings, ...odd].map((each) => ({
      path: script,
      status: 200,
      headers: { 'accept-encoding': each },
    })),
    { path: '/', status: 200, headers: { 'accept-encoding': 'br' } },
    ...tagged.map(([status, tag]) => ({ path: script, status, headers: { 'if-none-match': tag } })),
    { path: script, status: 200, headers: { range: 'bytes=0-9' } },
    { path: script, status: 200, headers: { range: 'bytes=99999999-' } },
    { path: '/', status: 200, method: 'HEAD' },
    { path: script, status: 200, method: 'HEAD', headers: { 'accept-encoding': 'br' } },
    { path: '/assets/gone.js', status: 404, method: 'HEAD' },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path: script, status: 405, method })),
    { path: '/share-bill', status: 303, method: 'POST', body: Buffer.alloc(5_000_000) },
    { path: '/api/submitBill', status: 502, method: 'POST', body: Buffer.alloc(1_000_000) },
    { path: '/', status: 200, host: host.toUpperCase() },
    { path: '/', status: 200, host: `${host}:8443` },
    { path: '/', status: 200, host: `${host}.` },
    { path: '/', status: 200, host: second },
    { path: '/api/x', status: 200, host: second },
    ...['evil.example', `${host}.evil.example`, `x${host}`, 'localhost', '127.0.0.1', '[::1]'].flatMap(
      (stranger) => ['/', script].map((path) => ({ path, status: 404, host: stranger })),
    ),
  ];
}
