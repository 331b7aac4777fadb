import { useMutation } from '@tanstack/react-query';
import { getOtp, loginCustomer } from '@/contract/login';
import { send } from '@/session/send';

/** Requests an OTP; every refusal is also told as a toast. */
export function useGetOtp() {
  return useMutation({ mutationFn: (mobileNumber: string) => send(getOtp, { mobileNumber }) });
}

export interface OtpAttempt {
  mobileNumber: string;
  otpId: string;
  otp: string;
}

/** Verifies an OTP; silent, because a wrong one has its own rules. */
export function useVerifyOtp() {
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ otp, ...attempt }: OtpAttempt) => send(loginCustomer, { ...attempt, otp: Number(otp) }),
  });
}
