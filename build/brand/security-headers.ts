import type { Brand } from '@/brand/brand';
import { contentSecurityPolicy } from './content-security';

/** Headers that every answer of a site carries, by name. */
export function securityHeaders(brand: Brand, imageHosts: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(brand, imageHosts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Map tiles must see where they are shown, nobody the path (an opt-out link carries its key in it).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Bills are photographed and OTPs filled in; nothing else of the device is asked for.
    'Permissions-Policy':
      'camera=(self), otp-credentials=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Without subdomains and preloading: a mall's other hosts are not this site's to decide.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** `Cache-Control` of the hashed files under `/assets/`, of all else, and of what is not there. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
  missing: 'no-store',
} as const;
