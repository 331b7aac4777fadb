import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { readStored, type StoredName, writeStored } from '@/session/stored-values';
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

/**
 * Times in ms since the epoch. They survive a reload and are cleared when the shopper leaves the screen
 * (docs/product/login.md#the-otp-screen).
 */
interface OtpTimers {
  expiresAt: number;
  lockedUntil: number | undefined;
}

/** The running countdown, or a new one of `seconds` if none is stored. */
function readOrStartTimers(seconds: number): OtpTimers {
  const expiresAt = momentOf('otpExpireTime') ?? startCountdown(seconds);
  return { expiresAt, lockedUntil: lockoutEnd() };
}

/** When the lockout ends, in whichever tab it began. */
function lockoutEnd(): number | undefined {
  return momentOf('deactivatedTime');
}

/** Starts the countdown again. Returns the time of its end. */
function startCountdown(seconds: number): number {
  const now = Date.now();
  const expiresAt = now + seconds * 1000;
  writeStored('otpTime', String(now));
  writeStored('otpExpireTime', String(expiresAt));
  return expiresAt;
}

/** Starts the lockout. Returns the time of its end. */
function startLockout(seconds: number): number {
  const lockedUntil = Date.now() + seconds * 1000;
  writeStored('deactivatedTime', String(lockedUntil));
  return lockedUntil;
}

function momentOf(name: StoredName): number | undefined {
  const moment = Number(readStored(name));
  return Number.isFinite(moment) && moment > 0 ? moment : undefined;
}
