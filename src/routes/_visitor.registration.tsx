import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationScreen } from '@/features/registration/registration-screen';
import { otpFlowReady, useOtpFlow } from '@/session/otp-flow';
import { clearRegistrationDraft } from '@/session/stored-values';

export const Route = createFileRoute('/_visitor/registration')({
  beforeLoad: async ({ location }) => {
    await otpFlowReady();
    const { mobileNumber } = location.state;
    if (!mobileNumber || !useOtpFlow.getState().verified) throw redirect({ to: '/login', replace: true });
    return { mobileNumber };
  },
  onLeave: () => {
    // The terms are a look aside: everything typed is still there on the way back.
    if (location.pathname !== '/terms-of-use') clearRegistrationDraft();
  },
  component: RegistrationScreen,
});
