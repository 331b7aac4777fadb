import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationScreen } from '@/features/registration/registration-screen';
import { stateText } from '@/lib/state-text';
import { openDraft } from '@/session/opened-drafts';
import { otpFlowReady, useOtpFlow } from '@/session/otp-flow';

export const Route = createFileRoute('/_visitor/registration')({
  beforeLoad: async ({ location }) => {
    await otpFlowReady();
    const mobileNumber = stateText(location.state.mobileNumber);
    if (!mobileNumber || !useOtpFlow.getState().verified) throw redirect({ to: '/login', replace: true });
    await openDraft('registration', mobileNumber);
    return { mobileNumber };
  },
  component: RegistrationScreen,
});
