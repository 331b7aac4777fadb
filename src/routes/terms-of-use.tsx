import { createFileRoute, redirect } from '@tanstack/react-router';
import { TermsScreen } from '@/features/pages/terms-screen';
import { stateText } from '@/lib/state-text';
import { otpFlowReady, useOtpFlow } from '@/session/otp-flow';

export const Route = createFileRoute('/terms-of-use')({
  staticData: { tab: 'more' },
  beforeLoad: async ({ location }) => {
    const { from } = location.state;
    if (from === 'registration') {
      await otpFlowReady();
      if (!useOtpFlow.getState().verified) throw redirect({ to: '/', replace: true });
    }
    return { from, mobileNumber: stateText(location.state.mobileNumber) };
  },
  component: TermsScreen,
});
