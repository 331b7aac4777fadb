import type { Brand } from '@/brand/brand';
import { contentSecurityPolicy } from './content-security';

/** Headers that every answer of a site carries, by name. `pageScript` is the one script that stands in the page. */
export function securityHeaders(
  brand: Brand,
  imageHosts: readonly string[],
  pageScript: string,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(brand, imageHosts, pageScript),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Map servers must see which site shows them. Nobody may see the path, because an opt-out link carries its key in it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The app takes photos of bills and reads OTPs from SMS. It needs nothing else of the device.
    'Permissions-Policy':
      'camera=(self), otp-credentials=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Without subdomains and preloading: this site may not decide for other hosts of the mall.
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
