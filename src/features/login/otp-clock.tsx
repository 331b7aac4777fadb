import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import styles from './login.module.css';

interface OtpClockProps {
  /** Seconds. */
  remaining: number;
  canResend: boolean;
  onResend: () => void;
}

/** How long the OTP is still valid, and the button for a new one. */
export function OtpClock({ remaining, canResend, onResend }: OtpClockProps) {
  const texts = textsOf(loginTexts);
  return (
    <div className={styles.clock}>
      <p role="timer">
        <span>{texts.expiresIn}</span> <strong>{clockTime(remaining)}</strong>
      </p>
      <button type="button" className={styles.link} disabled={!canResend} onClick={onResend}>
        {texts.resendOtp}
      </button>
    </div>
  );
}

/** Seconds as m:ss. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
