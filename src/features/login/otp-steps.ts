import type { LoginReply } from './after-verify';

/** What the OTP screen is doing. */
type OtpStep =
  /** It waits for the shopper. */
  | 'typing'
  | 'verifying'
  /** The OTP was right, and what comes next is on its way. */
  | 'leaving'
  /** The OTP was right, but what comes next has failed. An OTP works only once, so VERIFY repeats only the rest. */
  | 'accepted'
  /** It asks for another OTP. */
  | 'asking'
  /** The backend has not sent another one, because one is still valid. The message shows before that one goes on. */
  | 'alreadySent';

export interface OtpState {
  step: OtpStep;
  digits: string;
  /** The boxes were left since something was typed. */
  left: boolean;
  /** What the backend has said about this OTP. A toast reads it out, and it stays under the boxes until they change. */
  refusal: string | undefined;
  /** The reply to a right OTP. */
  right: LoginReply | undefined;
}

export type OtpEvent =
  | { event: 'typed'; digits: string }
  | { event: 'boxesLeft' | 'verify' | 'nextFailed' | 'resend' | 'otherOtp' }
  | { event: 'wrong' | 'notVerified' | 'notSent' | 'alreadySent'; refusal: string | undefined }
  | { event: 'right'; reply: LoginReply };

export const firstStep: OtpState = {
  step: 'typing',
  digits: '',
  left: false,
  refusal: undefined,
  right: undefined,
};

/** How the OTP screen goes on (docs/product/login.md#the-otp-screen). */
export function otpReducer(state: OtpState, event: OtpEvent): OtpState {
  switch (event.event) {
    case 'typed':
      return { ...state, digits: event.digits, left: false, refusal: undefined };
    case 'boxesLeft':
      return { ...state, left: true };
    case 'verify':
      return { ...state, step: 'verifying' };
    case 'wrong':
      return { ...firstStep, refusal: event.refusal };
    case 'notVerified':
    case 'notSent':
      return { ...state, step: 'typing', refusal: event.refusal };
    case 'right':
      return { ...state, step: 'leaving', right: event.reply };
    case 'nextFailed':
      return { ...state, step: 'accepted' };
    case 'resend':
      return { ...state, step: 'asking' };
    case 'alreadySent':
      return { ...state, step: 'alreadySent', refusal: event.refusal };
    case 'otherOtp':
      return firstStep;
  }
}

/** Whether something runs that the shopper has to wait for. */
export function isBusy({ step }: OtpState): boolean {
  return step !== 'typing' && step !== 'accepted';
}

/** Whether VERIFY shows that it works. */
export function isVerifying({ step }: OtpState): boolean {
  return step === 'verifying' || step === 'leaving';
}
