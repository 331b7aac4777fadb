import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { CheckboxField } from '@/ui/form/checkbox-field';
import styles from './registration.module.css';

interface ConsentsProps {
  email: boolean;
  onEmailChange: (on: boolean) => void;
}

/**
 * WhatsApp and SMS belong to the membership and are locked. The shopper can choose e-mail
 * (docs/product/registration.md#fields).
 */
export function Consents({ email, onEmailChange }: ConsentsProps) {
  const texts = textsOf(registrationTexts);
  return (
    <fieldset className={styles.consents}>
      <legend>{texts.consent}</legend>
      <CheckboxField label={texts.whatsappConsent} checked disabled readOnly />
      <CheckboxField label={texts.smsConsent} checked disabled readOnly />
      <CheckboxField
        label={texts.emailConsentShort}
        aria-label={texts.emailConsent}
        checked={email}
        onChange={(event) => onEmailChange(event.currentTarget.checked)}
      />
    </fieldset>
  );
}
