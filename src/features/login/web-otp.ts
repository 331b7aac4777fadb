import { useEffect } from 'react';
import { digitsOf } from '@/lib/digits';
import { otpLength } from './otp-rules';

/** Fills in the OTP from the SMS, if the browser supports WebOTP and the shopper agrees. */
export function useOtpFromSms(otpId: string, onDigits: (digits: string) => void): void {
  // Each OTP has an SMS of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id means a new SMS
  useEffect(() => {
    const wait = new AbortController();
    void otpFromSms(wait.signal).then((code) => code && onDigits(digitsOf(code).slice(0, otpLength)));
    return () => wait.abort();
  }, [otpId]);
}

interface OtpCredential extends Credential {
  code: string;
}

/** Undefined without WebOTP, without the shopper's consent, and when `signal` ends the wait. */
async function otpFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  try {
    const options = { otp: { transport: ['sms'] }, signal };
    // TypeScript's DOM library lacks WebOTP: https://developer.mozilla.org/docs/Web/API/WebOTP_API
    const credential = await navigator.credentials.get(options as CredentialRequestOptions);
    return (credential as OtpCredential | null)?.code;
  } catch {
    return undefined;
  }
}
