import type { Brand } from '@/brand/brand';
import { contentSecurityPolicy } from './content-security';

/** The headers that every answer of a site carries, by name. `pageScript` is the one inline script of the page. */
export function securityHeaders(
  brand: Brand,
  imageHosts: readonly string[],
  pageScript: string,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(brand, imageHosts, pageScript),
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
}

/** `Cache-Control` of the hashed files under `/assets/`, of all other files, and of missing ones. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  rest: 'no-cache',
  missing: 'no-store',
} as const;
