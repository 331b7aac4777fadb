import { clientState, hydrateClientState } from './client-state';
import { cancelLoyaltyRedirect } from './missing-loyalty';
import { writeStored } from './stored-values';

interface OtpFlow {
  /** The shopper is logged in. */
  authenticated: boolean;
  /** The OTP was right, and the OTP screen has done its work. */
  verified: boolean;
  timerStarted: boolean;
  /** The countdown is over. */
  exceededTime: boolean;
  resendCount: number;
  wrongOtpCount: number;
  visited: boolean;
  /** The merchant accepts referral codes at registration. */
  referralEnabled: boolean;
}

const area = 'otp';

/** How far the OTP flow has come (docs/product/login.md#the-otp-screen). */
export const useOtpFlow = clientState<OtpFlow>(
  area,
  () => ({
    authenticated: false,
    verified: false,
    timerStarted: false,
    exceededTime: false,
    resendCount: 0,
    wrongOtpCount: 0,
    visited: false,
    referralEnabled: false,
  }),
  { persisted: true },
);

/** Resolves when the kept values have been read. */
export function otpFlowReady(): Promise<void> {
  return hydrateClientState(area);
}

/** Starts over for a new OTP. Nothing of an earlier attempt may remain, because it may belong to another person. */
export function restartOtpFlow(): void {
  cancelLoyaltyRedirect();
  useOtpFlow.setState({ ...useOtpFlow.getInitialState() }, true);
  clearOtpTimers();
  writeStored('acc_token', undefined);
  writeStored('refresh_token', undefined);
}

export function clearOtpTimers(): void {
  writeStored('otpTime', undefined);
  writeStored('otpExpireTime', undefined);
  writeStored('deactivatedTime', undefined);
}
