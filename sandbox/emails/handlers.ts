import { and, count, eq, gt } from 'drizzle-orm';
import { addRow } from '../database/rows';
import { ownCustomer } from '../members/find-customer';
import type { Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { emailVerifications } from './tables';

/** At most so many mails in an hour, so that nobody can fill a mailbox. */
const mostMails = 5;
const window = 60 * 60_000;

export const emailHandlers = {
  async requestToVerifyCustomerEmail({ email, mobileNumber }, context) {
    const { db, merchant, write, now, outbox } = context;
    const { customer } = await ownCustomer(db, context);
    if (mobileNumber !== customer.mobile) refuse(102, 'This mobile number belongs to somebody else.');
    if (email.toLowerCase() !== customer.email) {
      refuse(102, 'Please save this email address in your profile first.');
    }
    if (customer.emailVerified) refuse(102, 'This email address is verified already.');
    const verificationId = await write(async (tx) => {
      const sentAt = now();
      const [lately] = await tx
        .select({ mails: count() })
        .from(emailVerifications)
        .where(
          and(
            eq(emailVerifications.customerId, customer.id),
            gt(emailVerifications.sentAt, new Date(sentAt.getTime() - window)),
          ),
        );
      if ((lately?.mails ?? 0) >= mostMails) refuse(102, 'Too many emails. Please try again in an hour.');
      const own = { customerId: customer.id, merchantId: merchant.id, email: customer.email };
      return (await addRow(tx, emailVerifications, { ...own, sentAt })).id;
    });
    outbox.sendMail({
      merchantId: merchant.id,
      to: customer.email,
      subject: `Confirm your email address for ${merchant.programName}`,
      text: `Hello ${customer.firstName || 'there'}, please open the link in this mail within a day.`,
      sentAt: now(),
      verificationId,
    });
  },
} satisfies Partial<Handlers>;
