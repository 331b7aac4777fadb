import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders, serverPolicies } from './security-headers';

/** The whole list, by hand: a header that is lost or loosened shows here. */
const expected: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(self), otp-credentials=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

describe('what servers send with a site', () => {
  it('is these headers and no others, beside a policy', () => {
    expect(securityHeaders).toEqual(expected);
  });

  it('has one policy for the page, of what its meta cannot say, and one for all other answers', () => {
    expect(serverPolicies).toEqual({
      page: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
      files:
        "default-src 'none'; script-src 'self'; connect-src 'self' https: http:; style-src 'unsafe-inline'; img-src data:; require-trusted-types-for 'script'; trusted-types default; frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
    });
  });

  it('is safe to write between double quotes on one line of a server’s configuration', () => {
    for (const value of [...Object.values(securityHeaders), ...Object.values(serverPolicies)])
      expect(value).not.toMatch(/["\\\n\r$]/);
  });
});

it('hashed files are cached for a year, other files are checked again each time, and a missing file is not cached', () => {
  expect(cacheControl).toEqual({
    assets: 'public, max-age=31536000, immutable',
    rest: 'no-cache',
    missing: 'no-store',
  });
});
