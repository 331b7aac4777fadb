import { useMutation } from '@tanstack/react-query';
import type { ReplyOf } from '@/contract/call';
import { loginCustomer } from '@/contract/login';
import { send } from '@/session/send';
import { CallError } from '@/transport/call-error';
import { type AfterVerify, afterVerify, type LoginReply } from './after-verify';

/** A reply with no flag, no customer and no token does not mean that the OTP was right. */
function saysNothing({ referralEnabled: _, ...reply }: ReplyOf<typeof loginCustomer>): boolean {
  return Object.values(reply).every((value) => value === undefined);
}

export interface OtpAttempt {
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

/** The steps after a right OTP. If the shopper has left the screen, nothing happens and no failure shows. */
export function useAfterVerify(mobileNumber: string, isMounted: () => boolean) {
  return useMutation({
    mutationFn: async (reply: LoginReply): Promise<AfterVerify> => {
      try {
        return await afterVerify(reply, mobileNumber, isMounted);
      } catch (error) {
        if (!isMounted()) return { next: 'left' };
        throw error;
      }
    },
  });
}
