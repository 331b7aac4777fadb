import { longestAddress, parsedUrl } from './inside-href';
import { mobilePattern } from './mobile';

/** A number to dial. Undefined for a text that is not a number. Of several numbers, the first one, without its extension. */
export function phoneHref(phone: string): string | undefined {
  const dialled = firstNumber(phone).replace(/[^\d+]/g, '');
  return dialled.length > 2 ? `tel:${dialled}` : undefined;
}

/** Digits, and what people write between them. Words such as 'ext' and every other sign end a number. */
function firstNumber(text: string): string {
  return /\+?\d[\d ().\u00a0\u2010-\u2014-]*/.exec(text)?.[0] ?? '';
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

/** What a backend writes where a location has no WhatsApp. */
const placeholder = '9999999999';

/**
 * A chat on WhatsApp. Undefined for the placeholder, and for a text that is not a number. Of several numbers, the first
 * one. Ten digits are an Indian number.
 */
export function whatsappHref(number: string): string | undefined {
  const digits = firstNumber(number).replace(/\D/g, '').replace(/^0+/, '');
  if (digits.endsWith(placeholder) || digits.length < 10 || digits.length > 15) return undefined;
  return `https://wa.me/${mobilePattern.test(digits) ? `91${digits}` : digits}`;
}

/** A website as one reads it: without scheme and the slash at its end. */
export function webText(address: string): string {
  return address
    .trim()
    .replace(/^(https?:)?\/\//i, '')
    .replace(/\/$/, '');
}
