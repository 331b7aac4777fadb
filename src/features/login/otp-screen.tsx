import { Link, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { DocumentTitle } from '@/components/document-title';
import { groupMobile } from '@/lib/mobile';
import { useGone } from '@/lib/use-gone';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useBusyWhile } from '@/session/busy';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { Button } from '@/ui/button';
import { OtpInput } from '@/ui/form/otp-input';
import { LoginBackdrop } from '@/ui/login-backdrop';
import { showToast } from '@/ui/show-toast';
import type { LoginReply } from './after-verify';
import { liveOtpOf } from './live-otp';
import styles from './login.module.css';
import { OtpClock } from './otp-clock';
import { alreadySentDelay, otpLength } from './otp-rules';
import { useAfterVerify, useGetOtp, useVerifyOtp } from './queries';
import { useOtpSession } from './use-otp-session';
import { otpFromSms } from './web-otp';

/** OTP verification (docs/product/login.md#the-otp-screen). */
export function OtpScreen() {
  const texts = textsOf(loginTexts);
  const { logo, name, programName } = currentBrand();
  const { otp } = useRouteContext({ from: '/_visitor/otpverification' });
  const navigate = useNavigate();
  // Not navigate({ href }): it takes a path segment that begins with $ for a parameter.
  const { history } = useRouter();
  const resend = useGetOtp();
  const verify = useVerifyOtp();
  const [digits, setDigits] = useState('');
  const [leaving, setLeaving] = useState(false);
  /** The OTP that is still good, where the backend refused to send another one. */
  const [liveOtp, setLiveOtp] = useState<string>();
  const [switching, setSwitching] = useState(false);
  const verified = useRef<LoginReply>(undefined);
  const closeRefusal = useRef<() => void>(undefined);
  const once = useOneAtATime();
  const isGone = useGone();
  const follow = useAfterVerify(otp.mobileNumber, isGone);
  const verifying = verify.isPending || follow.isPending || leaving;
  const busy = resend.isPending || verifying || switching || liveOtp !== undefined;
  useBusyWhile('write', digits !== '' || busy);
  const session = useOtpSession(digits, busy);
  const { abilities, locked } = session;

  // Each OTP comes with an SMS of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the id stands for
  useEffect(() => {
    const wait = new AbortController();
    void otpFromSms(wait.signal).then(
      (code) => code && setDigits(code.replace(/\D/g, '').slice(0, otpLength)),
    );
    return () => wait.abort();
  }, [otp.otpId]);

  /** What follows a right OTP; kept, because an OTP is good once and what follows may have to be tried again. */
  const goOn = async (reply: LoginReply) => {
    const outcome = await follow.mutateAsync(reply);
    if (outcome.next === 'left') return;
    setLeaving(true);
    if (outcome.next === 'no-loyalty') leaveWithoutLoyalty(outcome.customerId);
    else if (outcome.next === 'signed-in') history.replace(outcome.href, { afterLogin: true });
    else await navigate({ to: '/registration', state: { mobileNumber: otp.mobileNumber }, replace: true });
  };

  const check = async () => {
    if (!abilities.canVerify) return;
    try {
      verified.current ??= await verify.mutateAsync({
        mobileNumber: otp.mobileNumber,
        otpId: otp.otpId,
        otp: digits,
      });
    } catch (error) {
      if (isGone()) return;
      const wrong = refusalOf(error)?.statusCode === 102;
      if (wrong) setDigits('');
      if (!wrong || !session.countWrong())
        closeRefusal.current = showToast('error', errorText(failureOf(error)));
      return;
    }
    closeRefusal.current?.(); // of the attempt before: it would stay over the next screen
    // A failure has been told by then; another try takes up from here.
    await goOn(verified.current).catch(() => undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(check);
  };

  /** Goes on with another OTP; in the history, so that a reload keeps it. */
  const takeOver = async (otpId: string, restart: () => void) => {
    setSwitching(true);
    setLiveOtp(undefined);
    const state = { otpId, mobileNumber: otp.mobileNumber };
    await navigate({ to: '/otpverification', state, replace: true, resetScroll: false });
    setSwitching(false);
    setDigits('');
    restart();
  };

  // A refusal has been told by the mutation cache. Whoever has left meanwhile stays where they are.
  const requestAgain = () =>
    resend.mutate(otp.mobileNumber, {
      onSuccess: ({ otpId }) => void takeOver(otpId, session.restart),
      onError: (error) => setLiveOtp(liveOtpOf(error)),
    });

  const goOnWith = useEffectEvent((otpId: string) => void takeOver(otpId, session.startAnew));
  useEffect(() => {
    if (liveOtp === undefined) return;
    const timer = setTimeout(() => goOnWith(liveOtp), alreadySentDelay);
    return () => clearTimeout(timer);
  }, [liveOtp]);

  return (
    <LoginBackdrop logo={<img src={logo} alt={name} width={72} height={72} />} name={programName}>
      <DocumentTitle>{texts.otpTitle}</DocumentTitle>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{texts.otpTitle}</h1>
        <p className={styles.intro}>
          {texts.otpSentTo}{' '}
          <span className={styles.number}>
            {texts.prefix} {groupMobile(otp.mobileNumber)}
          </span>{' '}
          <Link to="/login" state={{ mobileNumber: otp.mobileNumber }} className={styles.edit}>
            {texts.edit}
          </Link>
        </p>
        <OtpInput
          label={texts.otpTitle}
          boxLabel={(position) => fill(texts.otpDigit, { n: position })}
          value={digits}
          onChange={setDigits}
          length={otpLength}
          disabled={!abilities.canType}
          error={locked > 0 ? texts.lockedOut(locked) : undefined}
          focusOnMount
        />
        <OtpClock remaining={session.remaining} canResend={abilities.canResend} onResend={requestAgain} />
        <Button type="submit" disabled={!abilities.canVerify} loading={verifying}>
          {texts.verifyOtp}
        </Button>
      </form>
    </LoginBackdrop>
  );
}
