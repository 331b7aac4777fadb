import { useMutation } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import { submitFeedback } from '@/contract/feedback';
import { send } from '@/session/send';
import { CallError, refusalOf } from '@/transport/call-error';
import { showToast } from '@/ui/feedback/show-toast';
import type { FeedbackForm } from './feedback.schema';

/** Sends feedback. A 102 without words is told as what nobody understands, not as 'Please Refresh'. */
export function useSubmitFeedback() {
  return useMutation({
    mutationFn: async (form: FeedbackForm) => {
      try {
        await send(submitFeedback, form);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal?.statusCode !== 102 || refusal.description) throw error;
        throw new CallError({ kind: 'malformed' }, submitFeedback.path, { cause: error });
      }
    },
    onSuccess: () => showToast('success', textsOf(feedbackTexts).sent),
  });
}
