import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { DocumentTitle } from '@/brand/document-title';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { groupMobile } from '@/lib/mobile';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { Button } from '@/ui/button';
import { LoginBackdrop } from '@/ui/login-backdrop';
import { OtpInput } from '@/ui/otp-input';
import { showToast } from '@/ui/show-toast';
import { afterVerify } from './after-verify';
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
  const resend = useGetOtp();
  const verify = useVerifyOtp();
  const [otpId, setOtpId] = useState(otp.otpId);
  const [digits, setDigits] = useState('');
  const [leaving, setLeaving] = useState(false);
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!abilities.canVerify) return;
    try {
      const reply = await verify.mutateAsync({ mobileNumber: otp.mobileNumber, otpId, otp: digits });
      setLeaving(true);
      const outcome = await afterVerify(reply, otp.mobileNumber);
      if (outcome.next === 'no-loyalty') return leaveWithoutLoyalty();
      if (outcome.next === 'signed-in') return void navigate({ href: outcome.href, replace: true });
      void navigate({ to: '/registration', state: { mobileNumber: otp.mobileNumber }, replace: true });
    } catch (error) {
      setLeaving(false);
      setDigits('');
      const wrong = refusalOf(error)?.statusCode === 102;
      if (!wrong || !session.countWrong()) showToast('error', errorText(failureOf(error)));
    }
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
