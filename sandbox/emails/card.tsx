/** @jsxImportSource hono/jsx */

import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/db';
import { nameOf } from '../members/name-of';
import { customers } from '../members/tables';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { FormError } from '../noun/form';
import { Quiet, TableCard } from '../noun/table-card';
import { OpenLink } from './open-link';
import { emailVerifications } from './tables';

/** The verification mails with links that nobody has opened yet. */
export const emailsCard: Card = {
  show: async ({ services: { db, now }, merchant, address }) => {
    const waiting = await waitingVerifications(db, merchant.id, now());
    const rows = waiting.map(({ verification: { id, email, sentAt }, customer }) => [
      nameOf(customer) || customer.mobile,
      email,
      <Quiet key="sent">{sentAt.toISOString().slice(11, 16)} UTC</Quiet>,
      <OpenLink key="open" address={address} verificationId={id} />,
    ]);
    const empty = 'Nobody has asked for a verification mail.';
    return <TableCard title="Email addresses to verify" empty={empty} rows={rows} />;
  },
  actions: { 'emails/:row': inOneWrite(verifyEmail) },
};

const linkLifetime = 24 * 60 * 60_000;

/** Follows the link of a verification mail. The address is then verified, if the customer still has it. */
async function verifyEmail(tx: Db, { services, merchantId, row }: PostedForm): Promise<void> {
  const at = services.now();
  const [found] = await tx
    .select({ verification: emailVerifications, customer: customers })
    .from(emailVerifications)
    .innerJoin(customers, eq(customers.id, emailVerifications.customerId))
    .where(and(eq(emailVerifications.id, row), eq(emailVerifications.merchantId, merchantId)));
  if (!found) throw new FormError(`There is no verification mail ${row} at this mall.`);
  const { verification, customer } = found;
  if (verification.verifiedAt) throw new FormError('The link of this mail was opened already.');
  if (verification.sentAt.getTime() + linkLifetime <= at.getTime()) {
    throw new FormError('This mail is older than a day, so its link works no more.');
  }
  if (verification.email !== customer.email) {
    throw new FormError(`The customer has another address by now: ${customer.email}.`);
  }
  await tx.update(emailVerifications).set({ verifiedAt: at }).where(eq(emailVerifications.id, row));
  await tx.update(customers).set({ emailVerified: true }).where(eq(customers.id, customer.id));
}

/** The mails of a mall with working links, newest first. */
function waitingVerifications(db: Db, merchantId: string, at: Date) {
  return db
    .select({ verification: emailVerifications, customer: customers })
    .from(emailVerifications)
    .innerJoin(
      customers,
      and(eq(customers.id, emailVerifications.customerId), eq(customers.email, emailVerifications.email)),
    )
    .where(
      and(
        eq(emailVerifications.merchantId, merchantId),
        isNull(emailVerifications.verifiedAt),
        gt(emailVerifications.sentAt, new Date(at.getTime() - linkLifetime)),
      ),
    )
    .orderBy(desc(emailVerifications.id));
}
