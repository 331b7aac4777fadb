import { Link, useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { loginLogoHeight } from '@/brand/widths';
import { DocumentTitle } from '@/components/document-title';
import { MallLogo } from '@/components/mall-logo';
import { groupMobile } from '@/lib/mobile';
import { claimFirstBills, correctFirstBills } from '@/session/claim-first-bills';
import { useOtpFlow } from '@/session/otp-flow';
import { Button } from '@/ui/controls/button';
import { OtpInput } from '@/ui/form/otp-input';
import { minutesAndSeconds } from '@/ui/hooks/use-seconds-until';
import { LoginBackdrop } from '@/ui/media/login-backdrop';
import styles from './login.module.css';
import { OtpHelp } from './otp-help';
import { otpLength, resendLimit } from './otp-rules';
import { useOtp } from './use-otp';

/** OTP verification (docs/product/login.md#the-otp-screen). */
export function OtpScreen() {
  const texts = textsOf(loginTexts);
  const { name, programName } = currentBrand();
  const { mobileNumber, otpId } = useRouteContext({ from: '/_visitor/otpverification' }).otp;
  const otp = useOtp({ mobileNumber, otpId });
  useClaimFirstBills(mobileNumber);
  const missing = otp.missing ? texts.otpMissing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    otp.check();
  };

  return (
    <LoginBackdrop logo={<MallLogo height={loginLogoHeight} alt={name} />} name={programName}>
      <DocumentTitle>{texts.otpTitle}</DocumentTitle>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{texts.otpTitle}</h1>
        <p className={styles.intro}>
          <span>{texts.otpSentTo}</span>{' '}
          <span className={styles.number}>{`${texts.prefix} ${groupMobile(mobileNumber)}`}</span>{' '}
          <Link to="/login" className={styles.edit}>
            {texts.edit}
          </Link>
        </p>
        <OtpInput
          label={texts.otpTitle}
          boxLabel={(position) => fill(texts.otpDigit, { n: position })}
          value={otp.digits}
          onChange={otp.enter}
          onLeave={otp.leaveBoxes}
          length={otpLength}
          disabled={!otp.canType}
          error={otp.locked > 0 ? texts.lockedOut(otp.locked) : undefined}
          hint={otp.isOver ? texts.resendExceeded : (otp.refusal ?? missing)}
          focusOnMount
        />
        <OtpClock remaining={otp.remaining} canResend={otp.canResend} onResend={otp.resend} />
        <Button type="submit" disabled={!otp.canVerify} loading={otp.verifying}>
          {texts.verifyOtp}
        </Button>
        {otp.needsHelp ? (
          <OtpHelp mobileNumber={mobileNumber} isLast={otp.resendCount >= resendLimit} />
        ) : null}
      </form>
    </LoginBackdrop>
  );
}

/** From GET OTP on, what was chosen before the login belongs to the number (docs/product/bills.md#bill-first). */
function useClaimFirstBills(mobileNumber: string): void {
  useEffect(() => {
    void claimFirstBills(mobileNumber);
    return () => {
      // Not after a reload or in a killed tab: somebody else may type her number then.
      if (!useOtpFlow.getState().verified) correctFirstBills();
    };
  }, [mobileNumber]);
}

interface OtpClockProps {
  /** Seconds. */
  remaining: number;
  canResend: boolean;
  onResend: () => void;
}

/** How long the OTP is still valid, and the button for a new one. */
function OtpClock({ remaining, canResend, onResend }: OtpClockProps) {
  const texts = textsOf(loginTexts);
  return (
    <div className={styles.clock}>
      <p role="timer">
        <span>{texts.expiresIn}</span> <strong>{minutesAndSeconds(remaining)}</strong>
      </p>
      <button type="button" className={styles.link} disabled={!canResend} onClick={onResend}>
        {texts.resendOtp}
      </button>
    </div>
  );
}
