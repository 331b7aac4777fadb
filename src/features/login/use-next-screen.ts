import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { type AfterVerify, afterVerify, type LoginReply } from './after-verify';

/** Shows what comes after a right OTP. If the shopper has left the screen, nothing happens and no failure shows. */
export function useNextScreen(mobileNumber: string, isMounted: () => boolean) {
  const navigate = useNavigate();
  // Not navigate({ href }), because it reads a path segment that begins with $ as a parameter.
  const { history } = useRouter();
  const { mutateAsync: find } = useMutation({
    mutationFn: async (reply: LoginReply): Promise<AfterVerify> => {
      try {
        return await afterVerify(reply, mobileNumber, isMounted);
      } catch (error) {
        if (!isMounted()) return { next: 'left' };
        throw error;
      }
    },
  });
  return async (reply: LoginReply): Promise<void> => {
    const outcome = await find(reply);
    switch (outcome.next) {
      case 'no-loyalty':
        return leaveWithoutLoyalty(outcome.customerId);
      case 'signed-in':
        return history.replace(outcome.href, { afterLogin: true });
      case 'registration':
        return navigate({ to: '/registration', state: { mobileNumber }, replace: true });
      case 'left':
    }
  };
}
