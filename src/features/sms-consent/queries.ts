import { useMutation } from '@tanstack/react-query';
import { optInForSMS, optOutFromSMS } from '@/contract/sms-consent';
import { send } from '@/session/send';
import { showToast } from '@/ui/feedback/show-toast';

/** Changes what the owner of a key gets by SMS, and says what the backend says of it. */
export function useChangeConsent() {
  return useMutation({
    mutationFn: ({ key, to }: { key: string; to: 'optedOut' | 'optedIn' }) =>
      send(to === 'optedOut' ? optOutFromSMS : optInForSMS, { key }),
    onSuccess: ({ description }) => {
      if (description) showToast('success', description);
    },
  });
}
