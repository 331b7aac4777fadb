import type { Help } from '@/brand/rights';
import { emailHref, phoneHref, whatsappHref } from '@/lib/contact-links';
import { contactText } from '@/lib/phone-number';

/** Ways to reach somebody, a line each. Nothing without one. */
export function ContactWays({ email, phone, whatsapp }: Help) {
  const ways = [
    email && { text: email, href: emailHref(email) },
    phone && { text: contactText(phone), href: phoneHref(phone) },
    whatsapp && { text: `WhatsApp ${contactText(whatsapp)}`, href: whatsappHref(whatsapp) },
  ].filter((way) => way !== undefined && way !== '');
  return ways.map(({ text, href }) => (
    <p key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</p>
  ));
}
