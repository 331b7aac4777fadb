import { longestAddress, parsedUrl } from './inside-href';
import { phoneNumber } from './phone-number';

/** A number to dial. Undefined for a text without a number that is certain. */
export function phoneHref(phone: string): string | undefined {
  const number = phoneNumber(phone);
  return number && `tel:${number.dialled}`;
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

/** What a backend writes where a location has no number. */
const placeholder = '9999999999';

/** Whether a text is the placeholder for no number, with or without the code of a country. */
export function isNoNumber(number: string): boolean {
  return /^(91|0)?9{10}$/.test(number.replace(/\D/g, ''));
}

/** A chat on WhatsApp, whose numbers often lack the plus. Undefined for the placeholder, and for a text without a number. */
export function whatsappHref(number: string): string | undefined {
  const withPlus = number.replace(/\D/g, '').length > 10 ? `+${number.trim()}` : '';
  const { international } = phoneNumber(number) ?? phoneNumber(withPlus) ?? {};
  return international && !international.endsWith(placeholder) ? `https://wa.me/${international}` : undefined;
}

/** A website as one reads it: without scheme and the slash at its end. */
export function webText(address: string): string {
  return address
    .trim()
    .replace(/^(https?:)?\/\//i, '')
    .replace(/\/$/, '');
}
