import { type Handlers, signedIn } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { feedback } from './tables';

/** The first word of a message decides what a person wants to see refused (docs/sandbox.md#what-provokes-what). */
const refusals = new Map([
  ['refuse', 'We cannot take feedback today. Please come to the customer desk.'],
  ['silent', ''],
]);

export const feedbackHandlers = {
  async submitFeedback({ subject, message }, context) {
    const { customerId, merchantId } = signedIn(context);
    const [firstWord = ''] = message.toLowerCase().split(/[^a-z]/, 1);
    const refusal = refusals.get(firstWord);
    if (refusal !== undefined) refuse(102, refusal);
    await context.write((tx) =>
      tx.insert(feedback).values({ customerId, merchantId, subject, message, sentAt: context.now() }),
    );
  },
} satisfies Partial<Handlers>;
