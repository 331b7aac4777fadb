/** The numbers of the OTP screen (docs/product/login.md#the-otp-screen), in seconds unless named otherwise. */
export const otpLength = 4;
export const firstCountdown = 120;
export const resendCountdown = 121;
export const resendLimit = 3;
/** Wrong OTPs before the lockout. */
export const wrongOtpLimit = 3;
export const lockout = 30;
/** After asking for an SMS, when the screen offers help. */
const helpDelay = 30;
/** How long the message about a still valid OTP shows before the app continues with that OTP, in ms. */
export const alreadySentDelay = 3_000;
/** How long the message about too many resends shows, before the login screen comes back, in ms. */
export const exceededDelay = 5_000;

export interface OtpSituation {
  /** Seconds until the OTP expires. */
  remaining: number;
  /** Seconds until the lockout ends. */
  locked: number;
  resendCount: number;
  digits: string;
  busy: boolean;
  /** An OTP was right, and only the next step has to be repeated. */
  accepted: boolean;
}

type SmsSituation = Pick<OtpSituation, 'remaining' | 'resendCount'>;

// An emptied box in the middle is a space.
const fourDigits = new RegExp(`^\\d{${otpLength}}$`);

/** What the shopper may do now (docs/product/login.md#the-otp-screen). */
export function otpAbilities(situation: OtpSituation) {
  const { remaining, locked, resendCount, digits, busy, accepted } = situation;
  const open = (remaining > 0 && locked === 0) || accepted;
  return {
    canType: open && !busy,
    canVerify: open && !busy && fourDigits.test(digits),
    canResend: remaining === 0 && !isExhausted({ remaining, resendCount }) && !busy && !accepted,
  };
}

/** All resends are used and the last countdown is over. The shopper has to start again. */
export function isExhausted({ remaining, resendCount }: SmsSituation): boolean {
  return remaining === 0 && resendCount >= resendLimit;
}

/** Whether the SMS is so late that help shows. It stays until the next one is asked for. */
export function isHelpDue({ remaining, resendCount }: SmsSituation): boolean {
  return remaining <= (resendCount > 0 ? resendCountdown : firstCountdown) - helpDelay;
}
