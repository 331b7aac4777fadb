import { useMutation } from '@tanstack/react-query';
import type { ReplyOf } from '@/contract/call';
import { loginCustomer } from '@/contract/login';
import { send } from '@/session/send';
import { CallError } from '@/transport/call-error';

/** A reply with no flag, no customer and no token does not mean that the OTP was right. */
function saysNothing({ referralEnabled: _, ...reply }: ReplyOf<typeof loginCustomer>): boolean {
  return Object.values(reply).every((value) => value === undefined);
}

interface OtpAttempt {
  mobileNumber: string;
  otpId: string;
  otp: string;
}

/** Verifies an OTP. It is silent, because a wrong OTP has its own rules. */
export function useVerifyOtp() {
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ otp, ...attempt }: OtpAttempt) => {
      const reply = await send(loginCustomer, { ...attempt, otp: Number(otp) });
      if (saysNothing(reply)) throw new CallError({ kind: 'malformed' }, loginCustomer.path);
      return reply;
    },
  });
}
