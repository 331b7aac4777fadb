import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationScreen } from '@/features/registration/registration-screen';
import { stateText } from '@/lib/state-text';
import { otpFlowReady, useOtpFlow } from '@/session/otp-flow';
import { dropStrayDraft } from '@/session/stray-draft';

export const Route = createFileRoute('/_visitor/registration')({
  beforeLoad: async ({ location }) => {
    await otpFlowReady();
    const mobileNumber = stateText(location.state.mobileNumber);
    if (!mobileNumber || !useOtpFlow.getState().verified) throw redirect({ to: '/login', replace: true });
    return { mobileNumber };
  },
  // Clears text that was typed while the next screen was still loading.
  onLeave: () => dropStrayDraft(location.pathname),
  component: RegistrationScreen,
});
