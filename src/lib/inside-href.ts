/**
 * The path, query and hash of an address on this site; undefined for every other one and for what is no address.
 * Slashes at the start become one: a browser takes `//evil.example/x` for another site, wherever such a path is used
 * as a link. Backslashes, dot segments, tabs and line breaks are gone by then: the browser's own parser reads them.
 */
export function insideHref(address: string, origin: string): string | undefined {
  const url = parsedUrl(address, origin);
  // A blob: address has this origin, too, and is no page.
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

/** `URL.parse`, which phones of 2023 lack. */
export function parsedUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
