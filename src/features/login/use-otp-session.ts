import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { showToast } from '@/ui/feedback/show-toast';
import { useSecondsUntil } from '@/ui/hooks/use-seconds-until';
import { useWindowEvent } from '@/ui/hooks/use-window-event';
import {
  exceededDelay,
  firstCountdown,
  isExhausted,
  lockout,
  resendCountdown,
  wrongOtpLimit,
} from './otp-rules';
import { lockoutEnd, readOrStartTimers, startCountdown, startLockout } from './otp-timers';

/** The clocks and counters of the OTP screen (docs/product/login.md#the-otp-screen). */
export function useOtpSession() {
  const texts = textsOf(loginTexts);
  const [timers, setTimers] = useState(() => readOrStartTimers(firstCountdown));
  const resendCount = useOtpFlow((flow) => flow.resendCount);
  const remaining = useSecondsUntil(timers.expiresAt, resendCountdown);
  // The lockout is for every tab.
  useWindowEvent('storage', () => setTimers((current) => ({ ...current, lockedUntil: lockoutEnd() })));
  const locked = useSecondsUntil(timers.lockedUntil, lockout);

  useEffect(() => {
    if (!useOtpFlow.getState().visited) noteStep('otpAsked'); // a reload asks for none
    useOtpFlow.setState({ visited: true, timerStarted: true });
  }, []);

  const ranOut = remaining === 0;
  useEffect(() => {
    useOtpFlow.setState({ exceededTime: ranOut });
  }, [ranOut]);

  const restartFor = (seconds: number) =>
    setTimers((current) => ({ ...current, expiresAt: startCountdown(seconds) }));

  return {
    remaining,
    locked,
    resendCount,
    exhausted: isExhausted({ remaining, resendCount }),
    /** After a successful resend. */
    restart: () => {
      noteStep('otpResent');
      useOtpFlow.setState((flow) => ({ resendCount: flow.resendCount + 1 }));
      restartFor(resendCountdown);
      showToast('success', texts.otpResent);
    },
    /** With an OTP that was sent before, so nothing was resent. */
    startAnew: () => restartFor(firstCountdown),
    /** After a wrong OTP. Returns whether this one starts the lockout. */
    countWrong: (): boolean => {
      useOtpFlow.setState((flow) => ({ wrongOtpCount: flow.wrongOtpCount + 1 }));
      const locks = useOtpFlow.getState().wrongOtpCount >= wrongOtpLimit;
      if (locks) setTimers((current) => ({ ...current, lockedUntil: startLockout(lockout) }));
      return locks;
    },
  };
}

/** Says that all attempts are used, and leads back to the login a moment later. */
export function useStartAgain(due: boolean): void {
  const texts = textsOf(loginTexts);
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return;
    showToast('error', texts.resendExceeded);
    const timer = setTimeout(() => void navigate({ to: '/login', replace: true }), exceededDelay);
    return () => clearTimeout(timer);
  }, [due, navigate, texts]);
}
