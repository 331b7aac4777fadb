import { and, eq } from 'drizzle-orm';
import type { Context, Handlers } from '../noun/handler';
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
