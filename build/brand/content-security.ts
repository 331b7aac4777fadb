import { createHash } from 'node:crypto';
import type { Brand } from '@/brand/brand';

/**
 * The Content-Security-Policy that stands in a mall's page (docs/decisions/0004-security-headers.md): scripts are the
 * site's own files and the one in its page. Styles may stand in the page. Requests go to the merchant's backend. Pictures
 * come from there, from the map, and from the hosts that the merchant names.
 */
export function contentSecurityPolicy(
  { api, maps, firebase, telemetry }: Brand,
  imageHosts: readonly string[],
  pageScript: string,
): string {
  const backend = originOf(api.baseUrl);
  const tiles = originOf(maps.tileUrl.replaceAll('{s}', '*').replaceAll(/[{}]/g, ''));
  const pictures = imageHosts.map((host) => `https://${host}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...tiles, ...pictures],
    // The service worker fetches the pictures that it keeps.
    'connect-src': [
      "'self'",
      ...backend,
      ...pictures,
      ...(firebase ? firebaseServers : []),
      ...originOf(telemetry?.url ?? ''),
    ],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Whether a page says its own policy. Those of earlier releases left it to the server. */
export function saysPolicy(page: string): boolean {
  return page.includes('<meta http-equiv="Content-Security-Policy"');
}

/** Where a page gets its token for push messages from Firebase. */
const firebaseServers = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Scheme and host of an absolute address; nothing for a path on the site's own origin. */
function originOf(address: string): string[] {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
  return origin === undefined ? [] : [origin.toLowerCase()];
}
