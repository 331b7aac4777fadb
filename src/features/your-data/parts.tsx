import type { ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import type { Help, Rights } from '@/brand/rights';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { emailHref, phoneHref, whatsappHref } from '@/lib/contact-links';
import { contactText } from '@/lib/phone-number';
import styles from './your-data.module.css';

/** A part of a page of rights, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Sentences, each in its own point. */
export function Sentences({ of, inOrder }: { of: readonly string[]; inOrder?: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

/** Ways to reach somebody, a line each. Nothing without one. */
export function Contact({ email, phone, whatsapp }: Help) {
  const ways = [
    email && { text: email, href: emailHref(email) },
    phone && { text: contactText(phone), href: phoneHref(phone) },
    whatsapp && { text: `WhatsApp ${contactText(whatsapp)}`, href: whatsappHref(whatsapp) },
  ].filter((way) => way !== undefined && way !== '');
  return ways.map(({ text, href }) => (
    <p key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</p>
  ));
}

/** The words for whom to ask: an address where the mall names one, else its customer desk. */
export function contactOf({ controller, help }: Rights): string {
  const { name } = currentBrand();
  return controller?.email ?? help?.email ?? fill(textsOf(yourDataTexts).contactDesk, { mall: name });
}
