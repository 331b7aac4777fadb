import type { Location } from '@/contract/locations';
import { emailHref, phoneHref, webHref, webText, whatsappHref } from '@/lib/contact-links';
import { contactText } from '@/lib/phone-number';

export type Way = 'phone' | 'email' | 'website';
export type Network = 'whatsapp' | 'facebook' | 'twitter' | 'instagram' | 'linkedIn';

export interface ContactWay {
  way: Way;
  text: string;
  /** Left out for a text that leads nowhere. */
  href: string | undefined;
}

/** Phone, e-mail and website of a location, those that say something (docs/product/contact.md#links). */
export function waysTo({ phone, email, website }: Location): ContactWay[] {
  const ways: ContactWay[] = [
    { way: 'phone', text: contactText(phone), href: phoneHref(phone) },
    { way: 'email', text: email.trim(), href: emailHref(email) },
    // An address that leads nowhere is of no use to read, either.
    { way: 'website', text: webHref(website) ? webText(website) : '', href: webHref(website) },
  ];
  return ways.filter(({ text }) => text !== '');
}

/** Where else a location can be found, as far as there is a link. */
export function networksOf(location: Location): { network: Network; href: string }[] {
  const links: [Network, string | undefined][] = [
    ['whatsapp', whatsappHref(location.whatsappNumber)],
    ['facebook', webHref(location.facebook)],
    ['twitter', webHref(location.twitter)],
    ['instagram', webHref(location.instagram)],
    ['linkedIn', webHref(location.linkedIn)],
  ];
  return links.flatMap(([network, href]) => (href ? [{ network, href }] : []));
}
