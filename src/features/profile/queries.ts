import { useMutation } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { requestToVerifyCustomerEmail } from '@/contract/customer';
import { send } from '@/session/send';
import { showToast } from '@/ui/show-toast';
import { startVerificationCooldown } from './verification';

/** Asks for the mail that verifies an address. What follows happens also for a shopper who has left the screen. */
export function useRequestVerification() {
  return useMutation({
    mutationFn: (request: { email: string; mobileNumber: string }) =>
      send(requestToVerifyCustomerEmail, request),
    onSuccess: () => {
      startVerificationCooldown();
      showToast('success', textsOf(profileTexts).verificationSent);
    },
  });
}
