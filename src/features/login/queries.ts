import { useQueryClient } from '@tanstack/react-query';
import { CallError, refusalOf } from '@/transport/call-error';

/**
 * Requests an OTP. Every refusal also shows as a toast. It runs the mutation without `useMutation`, whose code the login
 * would load for this alone.
 */
export function useGetOtp() {
  const client = useQueryClient();
  return (mobileNumber: string) => {
    const mutationFn = async (number: string) => (await loadAskOtp()).askOtp(number);
    return client.getMutationCache().build(client, { mutationFn }).execute(mobileNumber);
  };
}

/** The code that sends calls loads after the login screen. It may not be there yet when the network is lost. */
async function loadAskOtp(): Promise<typeof import('./ask-otp')> {
  try {
    return await import('./ask-otp');
  } catch (error) {
    throw new CallError({ kind: 'offline' }, '/getOtp', { cause: error });
  }
}

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
