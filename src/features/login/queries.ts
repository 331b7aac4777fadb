import { useMutation } from '@tanstack/react-query';
import { getOtp } from '@/contract/otp';
import { send } from '@/session/send';

/** Requests an OTP. Every refusal also shows as a toast. */
export function useGetOtp() {
  return useMutation({ mutationFn: (mobileNumber: string) => send(getOtp, { mobileNumber }) });
}
