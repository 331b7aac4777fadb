import { parsedUrl } from './inside-href';

/** A longer address is not the website of a shop. */
const longestAddress = 2_000;

/** A number to dial. Undefined for a text that is not a number. Of several numbers, the first one. */
export function phoneHref(phone: string): string | undefined {
  const [first = ''] = phone.split(/[/,;|]/);
  const dialled = first.replace(/[^\d+]/g, '');
  return dialled.length > 2 ? `tel:${dialled}` : undefined;
}

/** An e-mail address. Undefined for any other text. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined;
}

/**
 * The address of a website, written with or without its scheme. Undefined for a text that is not an http(s) address of
 * a public host, such as `javascript:`, an e-mail address or 'n/a'.
 */
export function webHref(address: string): string | undefined {
  const written = address.trim();
  if (written.length > longestAddress) return undefined;
  const whole = /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
  const url = parsedUrl(whole, 'https://none.invalid');
  if (!url || url.username || url.password || !/\w\.\w/.test(url.hostname)) return undefined;
  return url.href;
}
