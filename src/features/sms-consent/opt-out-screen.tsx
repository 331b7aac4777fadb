import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { smsConsentTexts } from '@/brand/texts/sms-consent';
import { loginLogoHeight } from '@/brand/widths';
import { DocumentTitle } from '@/components/document-title';
import { ButtonLink } from '@/components/links';
import { MallLogo } from '@/components/mall-logo';
import { useIsMounted } from '@/components/use-is-mounted';
import { useWrite } from '@/components/use-write';
import { consentKeyLength } from '@/contract/sms-consent';
import { clearConsentStep, readStored, writeStored } from '@/session/stored-values';
import { Button } from '@/ui/controls/button';
import { LoginBackdrop } from '@/ui/media/login-backdrop';
import { focusMain } from '@/ui/navigation/focus-main';
import { consentWrite } from './queries';
import styles from './sms-consent.module.css';

/** Where the link in an SMS leads (docs/product/pages.md#sms-consent). */
export function OptOutScreen() {
  const { _splat = '' } = useParams({ from: '/optout/$' });
  const key = _splat.slice(0, consentKeyLength);
  return <Consent key={key} consentKey={key} />;
}

function Consent({ consentKey }: { consentKey: string }) {
  const texts = textsOf(smsConsentTexts);
  const [step, setStep] = useState<ConsentStep>(() => storedStep(consentKey));
  const { send, pending } = useWrite(consentWrite);
  const isMounted = useIsMounted();
  const choose = async (to: 'optedOut' | 'optedIn') => {
    if (!(await send({ key: consentKey, to })) || !isMounted()) return;
    storeStep(to, consentKey);
    setStep(to);
    focusMain(); // what was pressed is gone
  };
  useEffect(() => clearConsentStep, []);

  const start = (
    <ButtonLink to="/" replace variant="secondary" onClick={forgetLink}>
      {textsOf(commonTexts).goToStart}
    </ButtonLink>
  );
  switch (step) {
    case 'asking':
      return (
        <ConsentPage title={texts.question} hint={texts.questionHint}>
          <div className={styles.answers}>
            <ButtonLink to="/" replace variant="secondary" onClick={forgetLink}>
              {texts.no}
            </ButtonLink>
            <Button onClick={() => void choose('optedOut')} loading={pending}>
              {texts.yes}
            </Button>
          </div>
        </ConsentPage>
      );
    case 'optedOut':
      return (
        <ConsentPage title={texts.optedOut} hint={texts.optedOutHint}>
          <Button onClick={() => void choose('optedIn')} loading={pending}>
            {texts.optIn}
          </Button>
          {start}
        </ConsentPage>
      );
    case 'optedIn':
      return (
        <ConsentPage title={texts.optedIn} hint={texts.optedInHint}>
          {start}
        </ConsentPage>
      );
  }
}

/** Whoever logs in after this is done with the link. */
function forgetLink(): void {
  writeStored('prev_route', undefined);
}

/** Where somebody stands who followed an opt-out link (docs/product/pages.md#sms-consent). */
type ConsentStep = 'asking' | 'optedOut' | 'optedIn';

/** The step that a reload left. Each flag holds the key that it is about: another link starts over. */
function storedStep(key: string): ConsentStep {
  if (key === '') return 'asking';
  if (readStored('isOptIn') === key) return 'optedIn';
  return readStored('isconfirm') === key ? 'optedOut' : 'asking';
}

function storeStep(step: Exclude<ConsentStep, 'asking'>, key: string): void {
  clearConsentStep();
  writeStored(step === 'optedIn' ? 'isOptIn' : 'isconfirm', key);
}

interface ConsentPageProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** Whoever comes here may never have seen the app: it looks like the login, with the mall's name. */
function ConsentPage({ title, hint, children }: ConsentPageProps) {
  const { name, programName } = currentBrand();
  return (
    <LoginBackdrop logo={<MallLogo height={loginLogoHeight} alt={name} />} name={programName}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.hint}>{fill(hint, { program: programName })}</p>
      </div>
      {children}
    </LoginBackdrop>
  );
}
