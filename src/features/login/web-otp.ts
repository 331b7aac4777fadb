interface OtpCredential extends Credential {
  code: string;
}

/**
 * The OTP from an SMS, where the browser supports WebOTP and the shopper agrees; undefined otherwise. Aborting ends
 * the wait quietly.
 */
export async function otpFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  try {
    const options = { otp: { transport: ['sms'] }, signal };
    // WebOTP is not in TypeScript's DOM library: https://developer.mozilla.org/docs/Web/API/WebOTP_API
    const credential = await navigator.credentials.get(options as CredentialRequestOptions);
    return (credential as OtpCredential | null)?.code;
  } catch {
    return undefined;
  }
}
