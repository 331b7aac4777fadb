import type { ReactNode } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import type { StoreProfile } from '@/contract/stores';
import { emailHref, phoneHref, webHref } from '@/lib/contact-links';
import { contactText } from '@/lib/phone-number';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { Html } from '@/ui/text/html';
import { NothingHere } from '../at-location';
import { aboutOf } from '../directory-rules';
import styles from './profile.module.css';

/** What the shop says about itself, and how to reach it. */
export function BrandAbout({ brand }: { brand: StoreProfile }) {
  const texts = textsOf(storesTexts);
  const about = aboutOf(brand);
  const contacts = [
    { label: texts.manager, value: brand.manager.trim() },
    {
      label: texts.phone,
      value: contactText(brand.phone),
      href: phoneHref(brand.phone),
      name: fill(texts.callNumber, { phone: contactText(brand.phone) }),
    },
    {
      label: texts.email,
      value: brand.email.trim(),
      href: emailHref(brand.email),
      name: fill(texts.writeTo, { email: brand.email }),
    },
    // An address that leads nowhere is of no use to read, either.
    {
      label: texts.website,
      value: webHref(brand.website) ? brand.website.trim() : '',
      href: webHref(brand.website),
    },
  ].filter(({ value }) => value !== '');
  if (!about && contacts.length === 0) return <NothingHere />;
  return (
    <div className={styles.about}>
      {about ? <Html html={about} fallback={<TextSkeleton lines={4} />} /> : null}
      {contacts.length > 0 ? (
        <dl className={styles.contacts}>
          {contacts.map(({ label, value, href, name }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className={styles.contact}>{href ? contactLink(href, value, name) : value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function contactLink(href: string, value: string, name: string | undefined): ReactNode {
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} aria-label={name} {...outside}>
      {value}
    </a>
  );
}
