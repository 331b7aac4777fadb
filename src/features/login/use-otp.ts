import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useReducer, useRef } from 'react';
import { useIsMounted } from '@/components/use-is-mounted';
import { useTask } from '@/components/use-task';
import type { ReplyOf } from '@/contract/call';
import { loginCustomer } from '@/contract/login';
import { pause } from '@/lib/pause';
import { send } from '@/session/send';
import { CallError, failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/feedback/show-toast';
import { useBusyWhile } from '@/updates/busy';
import { alreadySentDelay, isHelpDue, otpAbilities } from './otp-rules';
import { firstStep, isBusy, isVerifying, otpReducer } from './otp-steps';
import { liveOtpOf, useGetOtp } from './queries';
import { useNextScreen } from './use-next-screen';
import { useOtpSession, useStartAgain } from './use-otp-session';
import { useOtpFromSms } from './web-otp';

interface SentOtp {
  otpId: string;
  mobileNumber: string;
}

/** What the OTP screen shows, and what a shopper does there (docs/product/login.md#the-otp-screen). */
export function useOtp({ otpId, mobileNumber }: SentOtp) {
  const [state, tell] = useReducer(otpReducer, firstStep);
  const { digits, left, refusal, right } = state;
  const session = useOtpSession();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const getOtp = useGetOtp();
  const { mutateAsync: verify } = useVerifyOtp();
  const showNext = useNextScreen(mobileNumber, isMounted);
  const closeToast = useRef<() => void>(undefined);

  const enter = (typed: string) => tell({ event: 'typed', digits: typed });
  useOtpFromSms(otpId, enter);

  const verifyTyped = async () => {
    tell({ event: 'verify' });
    try {
      return await verify({ mobileNumber, otpId, otp: digits });
    } catch (error) {
      if (!isMounted()) return undefined;
      const wrong = refusalOf(error)?.statusCode === 102;
      const locks = wrong && session.countWrong();
      const said = locks ? undefined : refusalText(error);
      tell({ event: wrong ? 'wrong' : 'notVerified', refusal: said });
      if (!locks) closeToast.current = showToast('error', errorText(failureOf(error)));
      return undefined;
    }
  };

  const check = useTask(async () => {
    const reply = right ?? (await verifyTyped());
    if (!reply) return;
    tell({ event: 'right', reply });
    closeToast.current?.(); // the toast of the attempt before would stay over the next screen
    try {
      await showNext(reply);
    } catch (error) {
      tell({ event: 'nextFailed' });
      throw error;
    }
  });

  /** Goes on with another OTP. Its id is in the history, so that a reload keeps it. */
  const takeOver = async (other: string, restart: () => void) => {
    const sent = { otpId: other, mobileNumber };
    await navigate({ to: '/otpverification', state: sent, replace: true, resetScroll: false });
    tell({ event: 'otherOtp' });
    restart();
  };

  const resend = useTask(async () => {
    tell({ event: 'resend' });
    try {
      const sent = await getOtp(mobileNumber);
      if (isMounted()) await takeOver(sent.otpId, session.restart);
    } catch (error) {
      const liveOtp = liveOtpOf(error);
      tell({ event: liveOtp ? 'alreadySent' : 'notSent', refusal: refusalText(error) });
      if (!liveOtp) throw error;
      await pause(alreadySentDelay);
      if (isMounted()) await takeOver(liveOtp, session.startAnew);
    }
  });

  const busy = isBusy(state);
  const abilities = otpAbilities({ ...session, digits, busy, accepted: right !== undefined });
  const isOver = session.exhausted && !isVerifying(state) && !right;
  useStartAgain(isOver);
  useBusyWhile('write', digits !== '' || busy);

  return {
    digits,
    refusal,
    isOver,
    ...abilities,
    remaining: session.remaining,
    locked: session.locked,
    resendCount: session.resendCount,
    verifying: isVerifying(state),
    /** The boxes were left before all digits were there. */
    // Who has typed nothing waits for the SMS. Words that come then would move what she is about to tap.
    missing: left && digits.trim() !== '' && abilities.canType && !abilities.canVerify,
    needsHelp: isHelpDue(session) && !right,
    enter,
    leaveBoxes: () => tell({ event: 'boxesLeft' }),
    check: () => void (abilities.canVerify && check.run()),
    resend: () => void resend.run(),
  };
}

/** What the backend says in refusing an OTP. A lost network says nothing about the OTP. */
function refusalText(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal && errorText(refusal);
}

interface OtpAttempt extends SentOtp {
  otp: string;
}

/** Verifies an OTP. It is silent, because a wrong OTP has its own rules. */
function useVerifyOtp() {
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ otp, ...attempt }: OtpAttempt) => {
      const reply = await send(loginCustomer, { ...attempt, otp: Number(otp) });
      if (saysNothing(reply)) throw new CallError({ kind: 'malformed' }, loginCustomer.path);
      return reply;
    },
  });
}

/** A reply with no flag, no customer and no token does not mean that the OTP was right. */
function saysNothing({ referralEnabled: _, ...reply }: ReplyOf<typeof loginCustomer>): boolean {
  return Object.values(reply).every((value) => value === undefined);
}
