import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { loginLogoHeight } from '@/brand/widths';
import { DocumentTitle } from '@/components/document-title';
import { afterPress } from '@/components/form/after-press';
import { MobileField } from '@/components/form/mobile-field';
import { MallLogo } from '@/components/mall-logo';
import { useIsMounted } from '@/components/use-is-mounted';
import { useTask } from '@/components/use-task';
import { isHopeless, mobileDigits, mobilePattern } from '@/lib/mobile';
import { restartOtpFlow } from '@/session/otp-flow';
import { isOfferNext } from '@/session/previous-route';
import { isLoggedIn } from '@/session/stored-user';
import { isStorageBlocked } from '@/session/stored-values';
import { loginNumber, readTabValue, writeTabValue } from '@/session/tab-values';
import { Button } from '@/ui/controls/button';
import { useBusyWhile } from '@/updates/busy';
import { LoginForm } from './login-form';
import { alreadySentDelay } from './otp-rules';
import { liveOtpOf, useGetOtp } from './queries';
import { useFirstLogin } from './take-over';

interface LoginScreenProps {
  /** Stands below the form. It comes after the page's own form is gone, and moves nothing. */
  below?: ReactNode;
}

/** Login (docs/product/login.md). */
export function LoginScreen({ below }: LoginScreenProps) {
  const texts = textsOf(loginTexts);
  const { name, programName, launch } = currentBrand();
  const router = useRouter();
  const getOtp = useGetOtp();
  const [digits, setDigits] = useState(() => readTabValue(loginNumber) ?? '');
  const [left, setLeft] = useState(false);
  const [toOffer] = useState(isOfferNext);
  const [blocked] = useState(isStorageBlocked);
  const isMounted = useIsMounted();
  const field = useRef<HTMLInputElement>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [redirecting, setRedirecting] = useState(false);
  const valid = mobilePattern.test(digits);
  useBusyWhile('write', digits !== '');
  const error = !valid && (left || isHopeless(digits)) ? texts.invalidMobile : undefined;

  useEffect(() => () => clearTimeout(redirect.current), []);

  const showOtpScreen = (otpId: string, mobileNumber: string) => {
    // Somebody has logged in in another tab. Starting over would remove the tokens of that session.
    if (isLoggedIn()) return void router.navigate({ to: '/dashboard', replace: true });
    restartOtpFlow();
    writeTabValue(loginNumber, mobileNumber);
    void router.navigate({ to: '/otpverification', state: { otpId, mobileNumber } });
  };

  const requestOtp = useTask(async (mobileNumber: string) => {
    // The next screen loads while the OTP is on its way. If that fails, going there says so.
    router.loadRouteChunk(router.routesByPath['/otpverification'])?.catch(() => undefined);
    try {
      const { otpId } = await getOtp(mobileNumber);
      if (isMounted()) showOtpScreen(otpId, mobileNumber);
    } catch (error) {
      const otpId = liveOtpOf(error);
      if (!otpId) throw error;
      if (!isMounted()) return;
      setRedirecting(true);
      redirect.current = setTimeout(() => showOtpScreen(otpId, mobileNumber), alreadySentDelay);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid && !blocked && !redirecting) void requestOtp.run(digits);
  };
  useFirstLogin(field, (early) => {
    const typed = mobileDigits(early.text);
    setDigits(typed);
    setLeft(early.left);
    if (early.pressed) void requestOtp.run(typed);
  });

  return (
    <>
      <DocumentTitle>{texts.title}</DocumentTitle>
      <LoginForm
        logo={<MallLogo height={loginLogoHeight} alt={name} />}
        programName={programName}
        launch={launch && <p className="launch">{launch.text}</p>}
        title={texts.title}
        intro={toOffer ? texts.seeOffer : texts.intro}
        blocked={blocked ? texts.storageBlocked : undefined}
        field={
          <MobileField
            ref={field}
            value={digits}
            readOnly={redirecting}
            autoFocus
            onChange={setDigits}
            onBlur={() => afterPress(() => setLeft(true))}
            error={error}
          />
        }
        button={
          <Button type="submit" disabled={!valid || blocked} loading={requestOtp.pending || redirecting}>
            {texts.getOtp}
          </Button>
        }
        onSubmit={submit}
        below={below}
      />
    </>
  );
}
