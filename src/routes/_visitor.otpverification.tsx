import { createFileRoute, redirect } from '@tanstack/react-router';
import { OtpScreen } from '@/features/login/otp-screen';
import { hydrateClientState } from '@/session/client-state';
import { clearOtpTimers, useOtpFlow } from '@/session/otp-flow';

export const Route = createFileRoute('/_visitor/otpverification')({
  beforeLoad: async ({ location }) => {
    await hydrateClientState('otp');
    const { otpId, mobileNumber } = location.state;
    if (!otpId || !mobileNumber || useOtpFlow.getState().verified)
      throw redirect({ to: '/login', replace: true });
    return { otp: { otpId, mobileNumber } };
  },
  onLeave: clearOtpTimers,
  component: OtpScreen,
});
