import type { FormEvent, ReactNode } from 'react';
import { LoginBackdrop } from '@/ui/media/login-backdrop';
import styles from './login.module.css';

interface LoginFormProps {
  logo: ReactNode;
  programName: string;
  /** The launch banner, which the page shows on its days (templates/launch.js). */
  launch: ReactNode;
  title: string;
  intro: string;
  /** What `intro` is for a visitor who wants to see an offer, for the page's script. */
  introToOffer?: string;
  /** Says that nobody can log in, and why. */
  blocked?: string | undefined;
  /** The mobile number. */
  field: ReactNode;
  /** GET OTP. */
  button: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  below?: ReactNode;
}

/** How the login screen looks. The page carries it too, before the app is there. */
export function LoginForm(props: LoginFormProps) {
  const { logo, programName, launch, title, intro, introToOffer, blocked, field, button, onSubmit, below } =
    props;
  return (
    <LoginBackdrop logo={logo} name={programName}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {launch}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro} data-to-offer={introToOffer}>
          {intro}
        </p>
        {blocked === undefined ? null : (
          <p className={styles.blocked} role="alert">
            {blocked}
          </p>
        )}
        {field}
        {button}
      </form>
      {below}
    </LoginBackdrop>
  );
}
