import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@/transport/call-error';

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
