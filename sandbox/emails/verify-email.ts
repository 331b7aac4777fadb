import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/db';
import { customers } from '../members/tables';
import { FormError } from '../noun/form';
import { emailVerifications } from './tables';

const linkLifetime = 24 * 60 * 60_000;

/** Follows the link of a verification mail. The address is then verified, if the customer still has it. */
export async function verifyEmail(
  tx: Db,
  at: Date,
  { merchantId, verificationId }: { merchantId: string; verificationId: number },
): Promise<void> {
  const [found] = await tx
    .select({ verification: emailVerifications, customer: customers })
    .from(emailVerifications)
    .innerJoin(customers, eq(customers.id, emailVerifications.customerId))
    .where(and(eq(emailVerifications.id, verificationId), eq(emailVerifications.merchantId, merchantId)));
  if (!found) throw new FormError(`There is no verification mail ${verificationId} at this mall.`);
  const { verification, customer } = found;
  if (verification.verifiedAt) throw new FormError('The link of this mail was opened already.');
  if (verification.sentAt.getTime() + linkLifetime <= at.getTime()) {
    throw new FormError('This mail is older than a day, so its link works no more.');
  }
  if (verification.email !== customer.email) {
    throw new FormError(`The customer has another address by now: ${customer.email}.`);
  }
  await tx
    .update(emailVerifications)
    .set({ verifiedAt: at })
    .where(eq(emailVerifications.id, verificationId));
  await tx.update(customers).set({ emailVerified: true }).where(eq(customers.id, customer.id));
}

/** The mails of a mall with working links, newest first. */
export function waitingVerifications(db: Db, merchantId: string, at: Date) {
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
