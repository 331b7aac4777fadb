import { parsedUrl } from './inside-href';

/** Longer addresses are no website of a shop. */
const longestAddress = 2_000;

/** A number to dial; undefined for a text that is no number. Of several numbers it is the first. */
export function phoneHref(phone: string): string | undefined {
  const [first = ''] = phone.split(/[/,;|]/);
  const dialled = first.replace(/[^\d+]/g, '');
  return dialled.length > 2 ? `tel:${dialled}` : undefined;
}

/** An e-mail address; undefined for a text that is none. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined;
}

/**
 * A website as people write it, with or without its scheme. Undefined for all that is no http(s) address of a public
 * host: `javascript:`, an e-mail address, 'n/a'.
 */
export function webHref(address: string): string | undefined {
  const written = address.trim();
  if (written.length > longestAddress) return undefined;
  const whole = /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
  const url = parsedUrl(whole, 'https://none.invalid');
  if (!url || url.username || url.password || !/\w\.\w/.test(url.hostname)) return undefined;
  return url.href;
}
