import { refusalOf } from '@/transport/call-error';

/** What the backend says when an OTP is still valid, in any letter case. */
const alreadySent = 'otp already sent.';

/**
 * The id of the OTP that is still valid, if the backend has refused to send another one
 * (docs/product/login.md#asking-for-an-otp).
 */
export function liveOtpOf(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  if (refusal?.statusCode !== 102 || refusal.description.toLowerCase() !== alreadySent) return undefined;
  return (refusal.details as { otpId?: string } | undefined)?.otpId; // the call's own `rejection`
}
