import { Link, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { DocumentTitle } from '@/brand/document-title';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { groupMobile } from '@/lib/mobile';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { Button } from '@/ui/button';
import { LoginBackdrop } from '@/ui/login-backdrop';
import { OtpInput } from '@/ui/otp-input';
import { showToast } from '@/ui/show-toast';
import { afterVerify, type LoginReply } from './after-verify';
import styles from './login.module.css';
import { OtpClock } from './otp-clock';
import { otpLength } from './otp-rules';
import { useGetOtp, useVerifyOtp } from './queries';
import { useOtpSession } from './use-otp-session';
import { otpFromSms } from './web-otp';

/** OTP verification (part 1 §2, §4, §5). */
export function OtpScreen() {
  const texts = textsOf(loginTexts);
  const { logo, name, programName } = currentBrand();
  const { otp } = useRouteContext({ from: '/_visitor/otpverification' });
  const navigate = useNavigate();
  // Not navigate({ href }): it takes a path segment that begins with $ for a parameter.
  const { history } = useRouter();
  const resend = useGetOtp();
  const verify = useVerifyOtp();
  const [otpId, setOtpId] = useState(otp.otpId);
  const [digits, setDigits] = useState('');
  const [leaving, setLeaving] = useState(false);
  const verified = useRef<LoginReply>(undefined);
  const once = useOneAtATime();
  const busy = resend.isPending || verify.isPending || leaving;
  const session = useOtpSession(digits, busy);
  const { abilities, locked } = session;

  useEffect(() => {
    const wait = new AbortController();
    void otpFromSms(wait.signal).then(
      (code) => code && setDigits(code.replace(/\D/g, '').slice(0, otpLength)),
    );
    return () => wait.abort();
  }, []);

  /** What follows a right OTP; kept, because an OTP is good once and what follows may have to be tried again. */
  const goOn = async (reply: LoginReply) => {
    setLeaving(true);
    try {
      const outcome = await afterVerify(reply, otp.mobileNumber);
      if (outcome.next === 'no-loyalty') leaveWithoutLoyalty(outcome.customerId);
      else if (outcome.next === 'signed-in') history.replace(outcome.href);
      else await navigate({ to: '/registration', state: { mobileNumber: otp.mobileNumber }, replace: true });
    } catch (error) {
      setLeaving(false);
      showToast('error', errorText(failureOf(error)));
    }
  };

  const check = async () => {
    if (!abilities.canVerify) return;
    try {
      verified.current ??= await verify.mutateAsync({ mobileNumber: otp.mobileNumber, otpId, otp: digits });
    } catch (error) {
      setDigits('');
      const wrong = refusalOf(error)?.statusCode === 102;
      if (!wrong || !session.countWrong()) showToast('error', errorText(failureOf(error)));
      return;
    }
    await goOn(verified.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(check);
  };

  const requestAgain = async () => {
    try {
      setOtpId((await resend.mutateAsync(otp.mobileNumber)).otpId);
      setDigits('');
      session.restart();
    } catch {
      // Told by the mutation cache; the shopper may try again.
    }
  };

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
          error={locked > 0 ? fill(texts.lockedOut, { seconds: locked }) : undefined}
          focusOnMount
        />
        <OtpClock
          remaining={session.remaining}
          canResend={abilities.canResend}
          onResend={() => void requestAgain()}
        />
        <Button type="submit" disabled={!abilities.canVerify} loading={verify.isPending || leaving}>
          {texts.verifyOtp}
        </Button>
      </form>
    </LoginBackdrop>
  );
}
