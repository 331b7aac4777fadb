import { Link, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { loginLogoHeight } from '@/brand/logo-width';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { DocumentTitle } from '@/components/document-title';
import { MallLogo } from '@/components/mall-logo';
import { useIsMounted } from '@/components/use-is-mounted';
import { useTask } from '@/components/use-task';
import { groupMobile } from '@/lib/mobile';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/feedback/show-toast';
import { OtpInput } from '@/ui/form/otp-input';
import { LoginBackdrop } from '@/ui/media/login-backdrop';
import { useBusyWhile } from '@/updates/busy';
import type { LoginReply } from './after-verify';
import { liveOtpOf } from './live-otp';
import styles from './login.module.css';
import { OtpClock } from './otp-clock';
import { OtpHelp } from './otp-help';
import { alreadySentDelay, isHelpDue, otpAbilities, otpLength, resendLimit } from './otp-rules';
import { useGetOtp } from './queries';
import { useOtpSession, useStartAgain } from './use-otp-session';
import { useAfterVerify, useVerifyOtp } from './use-verify-otp';
import { useOtpFromSms } from './web-otp';

/** OTP verification (docs/product/login.md#the-otp-screen). */
export function OtpScreen() {
  const texts = textsOf(loginTexts);
  const { name, programName } = currentBrand();
  const { otp } = useRouteContext({ from: '/_visitor/otpverification' });
  const navigate = useNavigate();
  // Not navigate({ href }), because it reads a path segment that begins with $ as a parameter.
  const { history } = useRouter();
  const resend = useGetOtp();
  const verify = useVerifyOtp();
  const [digits, setDigits] = useState('');
  const [left, setLeft] = useState(false);
  /** What the backend has said about this OTP. A toast reads it out, and it stays under the boxes until they change. */
  const [refusal, setRefusal] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  /** The OTP that is still valid, if the backend has refused to send another one. */
  const [liveOtp, setLiveOtp] = useState<string>();
  /** The reply to a right OTP. It is kept, because an OTP works only once and the next step may have to be repeated. */
  const [right, setRight] = useState<LoginReply>();
  const closeRefusal = useRef<() => void>(undefined);
  const isMounted = useIsMounted();
  const follow = useAfterVerify(otp.mobileNumber, isMounted);
  const session = useOtpSession();

  const enter = (typed: string) => {
    setLeft(false);
    setRefusal(undefined);
    setDigits(typed);
  };
  useOtpFromSms(otp.otpId, enter);

  const goOn = async (reply: LoginReply) => {
    const outcome = await follow.mutateAsync(reply);
    if (outcome.next === 'left') return;
    setLeaving(true);
    if (outcome.next === 'no-loyalty') leaveWithoutLoyalty(outcome.customerId);
    else if (outcome.next === 'signed-in') history.replace(outcome.href, { afterLogin: true });
    else await navigate({ to: '/registration', state: { mobileNumber: otp.mobileNumber }, replace: true });
  };

  const check = useTask(async () => {
    let reply = right;
    try {
      reply ??= await verify.mutateAsync({
        mobileNumber: otp.mobileNumber,
        otpId: otp.otpId,
        otp: digits,
      });
    } catch (error) {
      if (!isMounted()) return;
      const wrong = refusalOf(error)?.statusCode === 102;
      if (wrong) enter('');
      if (wrong && session.countWrong()) return;
      setRefusal(refusalText(error));
      closeRefusal.current = showToast('error', errorText(failureOf(error)));
      return;
    }
    setRight(reply);
    closeRefusal.current?.(); // the toast of the attempt before would stay over the next screen
    await goOn(reply);
  });

  /** Continues with another OTP. Its id is in the history, so that a reload keeps it. */
  const takeOver = useTask(async (otpId: string, restart: () => void) => {
    setLiveOtp(undefined);
    const state = { otpId, mobileNumber: otp.mobileNumber };
    await navigate({ to: '/otpverification', state, replace: true, resetScroll: false });
    enter('');
    restart();
  });

  const requestAgain = useTask(async () => {
    try {
      const { otpId } = await resend(otp.mobileNumber);
      if (isMounted()) await takeOver.run(otpId, session.restart);
    } catch (error) {
      setLiveOtp(liveOtpOf(error));
      setRefusal(refusalText(error));
      throw error;
    }
  });

  const goOnWith = useEffectEvent((otpId: string) => void takeOver.run(otpId, session.startAnew));
  useEffect(() => {
    if (liveOtp === undefined) return;
    const timer = setTimeout(() => goOnWith(liveOtp), alreadySentDelay);
    return () => clearTimeout(timer);
  }, [liveOtp]);

  const verifying = check.pending || leaving;
  const busy = verifying || requestAgain.pending || takeOver.pending || liveOtp !== undefined;
  const abilities = otpAbilities({ ...session, digits, busy, accepted: right !== undefined });
  const isOver = session.exhausted && !verifying && !right;
  useStartAgain(isOver);
  useBusyWhile('write', digits !== '' || busy);
  const missing = left && abilities.canType && !abilities.canVerify ? texts.otpMissing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (abilities.canVerify) void check.run();
  };

  return (
    <LoginBackdrop logo={<MallLogo height={loginLogoHeight} alt={name} />} name={programName}>
      <DocumentTitle>{texts.otpTitle}</DocumentTitle>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{texts.otpTitle}</h1>
        <p className={styles.intro}>
          <span>{texts.otpSentTo}</span>{' '}
          <span className={styles.number}>{`${texts.prefix} ${groupMobile(otp.mobileNumber)}`}</span>{' '}
          <Link to="/login" className={styles.edit}>
            {texts.edit}
          </Link>
        </p>
        <OtpInput
          label={texts.otpTitle}
          boxLabel={(position) => fill(texts.otpDigit, { n: position })}
          value={digits}
          onChange={enter}
          onLeave={() => setLeft(true)}
          length={otpLength}
          disabled={!abilities.canType}
          error={session.locked > 0 ? texts.lockedOut(session.locked) : undefined}
          hint={isOver ? texts.resendExceeded : (refusal ?? missing)}
          focusOnMount
        />
        <OtpClock remaining={session.remaining} canResend={abilities.canResend} onResend={requestAgain.run} />
        <Button type="submit" disabled={!abilities.canVerify} loading={verifying}>
          {texts.verifyOtp}
        </Button>
        {isHelpDue(session) && !right ? (
          <OtpHelp mobileNumber={otp.mobileNumber} isLast={session.resendCount >= resendLimit} />
        ) : null}
      </form>
    </LoginBackdrop>
  );
}

/** What the backend says in refusing an OTP. A lost network says nothing about the OTP. */
function refusalText(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal && errorText(refusal);
}
