import { createFileRoute, redirect } from '@tanstack/react-router';
import { OtpScreen } from '@/features/login/otp-screen';
import { stateText } from '@/lib/state-text';
import { clearOtpTimers, otpFlowReady, useOtpFlow } from '@/session/otp-flow';

export const Route = createFileRoute('/_visitor/otpverification')({
  beforeLoad: async ({ location }) => {
    await otpFlowReady();
    const [otpId, mobileNumber] = [stateText(location.state.otpId), stateText(location.state.mobileNumber)];
    if (!otpId || !mobileNumber || useOtpFlow.getState().verified)
      throw redirect({ to: '/login', replace: true });
    return { otp: { otpId, mobileNumber } };
  },
  onLeave: clearOtpTimers,
  component: OtpScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    otpId?: string;
    mobileNumber?: string;
  }
}
