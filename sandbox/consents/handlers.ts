import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { sampleDigits } from '../members/sample-people';
import { sampleMembers } from '../members/seed';
import type { Context, Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import { refuse } from '../noun/refusal';
import { smsConsents } from './tables';

export const consentHandlers = {
  async optOutFromSMS({ key }, context) {
    await change(context, key, context.now());
    return { description: `You have opted out of SMS messages from ${context.merchant.programName}.` };
  },

  async optInForSMS({ key }, context) {
    await change(context, key, null);
    return { description: `You have opted in to SMS messages from ${context.merchant.programName}.` };
  },
} satisfies Partial<Handlers>;

/** Refused in the envelope, with HTTP 200: no token is at fault (docs/wire.md#a-refused-token). */
async function change({ write, merchant }: Context, key: string, optedOutAt: Date | null): Promise<void> {
  const [changed] = await write((tx) =>
    tx
      .update(smsConsents)
      .set({ optedOutAt })
      .where(and(eq(smsConsents.merchantId, merchant.id), eq(smsConsents.key, key)))
      .returning({ id: smsConsents.id }),
  );
  if (!changed) refuse(401, 'This link is not known. Please use the one in your latest SMS.');
}

/** The keys of the sample people, which docs/sandbox.md names. */
export async function seedConsents(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant } = mall;
  for (const { mobile, membershipId } of await sampleMembers(tx, mall)) {
    const key = `STOP${sampleDigits(mobile)}`;
    await tx.insert(smsConsents).values({ membershipId, merchantId: merchant.id, key });
  }
}
