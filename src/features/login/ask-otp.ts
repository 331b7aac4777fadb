import { getOtp } from '@/contract/otp';
import { send } from '@/session/send';

/** Asks for an OTP. Rejects with a `CallError`. */
export const askOtp = (mobileNumber: string) => send(getOtp, { mobileNumber });
