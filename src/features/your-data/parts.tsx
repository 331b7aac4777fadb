import type { ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import type { Rights } from '@/brand/rights';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
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

/** Nobody knows whether this request has arrived. */
export function UnknownRequest({ reference }: { reference: string }) {
  return (
    <p className={styles.note} role="status">
      {fill(textsOf(yourDataTexts).requestUnknown, { reference })}
    </p>
  );
}

/** The words for whom to ask: an address where the mall names one, else its customer desk. */
export function contactOf({ controller, help }: Rights): string {
  const { name } = currentBrand();
  return controller?.email ?? help?.email ?? fill(textsOf(yourDataTexts).contactDesk, { mall: name });
}
