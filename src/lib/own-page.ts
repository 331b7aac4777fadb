/**
 * Whether a request comes from a page of the server itself. A browser names the page in `Origin`. A page without a
 * referrer sends `null` there, but then `Sec-Fetch-Site` says whose it is; no page can write these two headers. A
 * request with neither is refused, because not every request of a browser has a type of content that needs a preflight.
 */
export function isFromOwnPage({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const from = headers.get('origin') ?? 'null';
  if (from === 'null') return headers.get('sec-fetch-site') === 'same-origin';
  return from === new URL(url).origin;
}
