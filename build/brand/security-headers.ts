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
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** `Cache-Control` of the hashed files under `/assets/`, and of all else. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
} as const;
