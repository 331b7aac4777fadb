import { textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import { sendOnce } from '@/components/form/send-once';
import type { Write } from '@/components/use-write';
import { submitFeedback } from '@/contract/feedback';
import { send } from '@/session/send';
import { CallError, refusalOf } from '@/transport/call-error';
import type { FeedbackForm } from './feedback.schema';

/** Sends feedback. A 102 without words is told as what nobody understands, not as 'Please Refresh'. */
export const feedbackWrite: Write<FeedbackForm, void> = {
  send: async (form) => {
    try {
      await send(submitFeedback, form);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.statusCode !== 102 || refusal.description) throw error;
      throw new CallError({ kind: 'malformed' }, submitFeedback.path, { cause: error });
    }
  },
  once: (form, sendIt) => sendOnce('feedback', form, sendIt),
  says: () => textsOf(feedbackTexts).sent,
};
