/** What a meta cannot say, and what must hold for every answer. */
const everywhere = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

/**
 * The Content-Security-Policy that servers send. None of them names anything of a mall, so a server's configuration fits
 * every release (docs/decisions/0004-security-headers.md).
 */
export const serverPolicies = {
  /** Of the page. All the rest stands in the page itself. */
  page: everywhere,
  /** Of all other answers. A worker obeys its own, and may ask whom its page may ask. */
  files: [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self' https: http:",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "require-trusted-types-for 'script'",
    'trusted-types default',
    everywhere,
  ].join('; '),
} as const;

/** The other security headers, which every answer of a site carries, by name. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Map servers must see which site asks. Nobody may see the path, because the path of an opt-out link holds its key.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The app takes photos of bills and reads OTPs from SMS. It needs no other feature of the device.
  'Permissions-Policy':
    'camera=(self), otp-credentials=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // No `includeSubDomains` and no `preload`, because this site must not decide for the mall's other hosts.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** `Cache-Control` of the hashed files under `/assets/`, of all other files, and of missing ones. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
  missing: 'no-store',
} as const;
