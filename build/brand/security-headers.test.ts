import { describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { brandOf } from './brand-of';
import { contentSecurityPolicy } from './content-security';
import { cacheControl, securityHeaders } from './security-headers';

const config = merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'] });
const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
const brand = brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg');
const imageHosts = ['cdn.mall.example'];

/** The whole list, by hand: a header that is lost or loosened shows here. */
const expected: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy(brand, imageHosts, 'alert(1)'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(self), otp-credentials=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

describe('the security headers of a site', () => {
  const headers = securityHeaders(brand, imageHosts, 'alert(1)');

  it.each(Object.entries(expected))('hold %s', (name, value) => {
    expect(headers[name]).toBe(value);
  });

  it('are these and no others', () => {
    expect(Object.keys(headers).sort()).toEqual(Object.keys(expected).sort());
  });

  it('are safe to write between double quotes on one line of a server’s configuration', () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["\\\n\r$]/);
  });
});

it('hashed files are cached for a year, other files are checked again each time, and a missing file is not cached', () => {
  expect(cacheControl).toEqual({
    assets: 'public, max-age=31536000, immutable',
    rest: 'no-cache',
    missing: 'no-store',
  });
});
