/** The numbers of the OTP screen (docs/product/login.md#the-otp-screen), in seconds unless named otherwise. */
export const otpLength = 4;
export const firstCountdown = 120;
export const resendCountdown = 121;
export const resendLimit = 3;
/** Wrong OTPs before the lockout. */
export const wrongOtpLimit = 3;
export const lockout = 30;
/** ms from the word that an OTP is still good to the screen for it. */
export const alreadySentDelay = 3_000;
/** ms from the exceeded message back to the login screen. */
export const exceededDelay = 5_000;

export interface OtpSituation {
  /** Seconds until the OTP expires. */
  remaining: number;
  /** Seconds until the lockout ends. */
  locked: number;
  resendCount: number;
  digits: string;
  busy: boolean;
}

export interface OtpAbilities {
  canType: boolean;
  canVerify: boolean;
  canResend: boolean;
  /** All resends are used and the last countdown has run out: start again. */
  exhausted: boolean;
}

// An emptied box in the middle is a space.
const fourDigits = new RegExp(`^\\d{${otpLength}}$`);

/** What the shopper may do now (docs/product/login.md#the-otp-screen). */
export function otpAbilities({ remaining, locked, resendCount, digits, busy }: OtpSituation): OtpAbilities {
  const open = remaining > 0 && locked === 0;
  const exhausted = remaining === 0 && resendCount >= resendLimit;
  return {
    canType: open && !busy,
    canVerify: open && !busy && fourDigits.test(digits),
    canResend: remaining === 0 && !exhausted && !busy,
    exhausted,
  };
}
