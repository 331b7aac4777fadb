/** A longer address leads nowhere. */
export const longestAddress = 2_000;

/**
 * The path, query and hash of an address on this site. Undefined for other addresses and other texts. Several slashes
 * at the start become one, because a browser would read a link to `//evil.example/x` as another site. The browser's own
 * parser has already resolved backslashes, dot segments, tabs and line breaks.
 */
export function insideHref(address: string, origin: string): string | undefined {
  const url = parsedUrl(address, origin);
  // A blob: address has this origin too, but is not a page.
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

/** Whether an address leads to another site. */
export function isElsewhere(address: string, origin: string): boolean {
  return parsedUrl(address, origin)?.origin !== origin;
}

/** Replaces `URL.parse`, which phones of 2023 lack. */
export function parsedUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
