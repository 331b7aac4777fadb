import { Link, useRouter } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import { FormText } from '@/components/form/fields';
import { EmailField, FormPincode, GenderField, NameFields } from '@/components/form/personal-fields';
import { useAppForm } from '@/components/form/use-app-form';
import { useWrite } from '@/components/use-write';
import type { Customer } from '@/contract/customer';
import { groupMobile } from '@/lib/mobile';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { useOtpFlow } from '@/session/otp-flow';
import { takeRouteAfterLogin } from '@/session/route-after-login';
import { signIn } from '@/session/sign-in';
import { storeTokens } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { FormFoot } from '@/ui/form/form-layout';
import { TextField } from '@/ui/form/text-field';
import { registrationWrite } from './queries';
import styles from './registration.module.css';
import {
  type RegistrationForm as Form,
  referralCodeLength,
  registrationForm,
  registrationSchema,
} from './registration.schema';

const fieldsOfRecord = ['firstName', 'lastName', 'email', 'gender', 'pincode'] as const;

interface RegistrationFormProps {
  mobileNumber: string;
  /** The record to complete, if the backend has one. */
  customer: Customer | undefined;
}

/** The fields of registration, and the steps after SUBMIT (docs/product/registration.md). */
export function RegistrationForm({ mobileNumber, customer }: RegistrationFormProps) {
  const texts = textsOf(registrationTexts);
  const { ageText, privacyUrl } = currentBrand();
  const referralEnabled = useOtpFlow((flow) => flow.referralEnabled);
  const registration = useWrite(registrationWrite);
  // Not navigate({ href }), because it reads a path segment that begins with $ as a parameter.
  const { history } = useRouter();
  const form = useAppForm<Form>({
    initial: () => registrationForm(customer, readStored('referalCode')),
    schema: registrationSchema,
    draft: { form: 'registration', version: 1, together: [['pincode', 'pincodeId']] },
    asks: false,
    known: customer ? fieldsOfRecord : [],
    onSubmit: async (values, { isMounted, saved }) => {
      const referralCode = referralEnabled ? values.referralCode : '';
      const sent = await registration.send({ form: { ...values, referralCode }, mobileNumber, customer });
      if (!sent) return;
      saved();
      if (!isMounted()) return;
      const { customerId, signedIn, tokens } = sent.reply;
      if (tokens) storeTokens(tokens);
      if (!signedIn) return leaveWithoutLoyalty(customerId);
      signIn(signedIn);
      history.replace(customer ? takeRouteAfterLogin() : '/dashboard', { afterLogin: true });
    },
  });
  const { values, setFieldValue } = form.fields;

  return (
    <form className="column" onSubmit={form.submit} noValidate>
      <NameFields form={form} />
      <TextField
        label={texts.mobileNumber}
        lead={textsOf(loginTexts).prefix}
        value={groupMobile(mobileNumber)}
        readOnly
      />
      <EmailField form={form} />
      <GenderField form={form} />
      <FormPincode form={form} />
      <Consents email={values.emailConsent} onEmailChange={(on) => setFieldValue('emailConsent', on)} />
      {referralEnabled ? (
        <FormText
          form={form}
          name="referralCode"
          label={texts.referralCode}
          autoComplete="off"
          maxLength={referralCodeLength}
          normalise={(text) => text.trim()}
        />
      ) : null}
      {ageText ? <p className="quiet">{ageText}</p> : null}
      <FormFoot>
        <p className="quiet">
          <span>{texts.termsPrefix}</span>{' '}
          <Link to="/terms-of-use" state={{ from: 'registration', mobileNumber }} className={styles.link}>
            {texts.termsLink}
          </Link>
        </p>
        {privacyUrl ? (
          <p className="quiet">
            <span>{texts.privacyPrefix}</span>{' '}
            <a href={privacyUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {texts.privacyLink}
            </a>
          </p>
        ) : null}
        <Button type="submit" disabled={!form.fields.isValid()} loading={form.pending}>
          {texts.submit}
        </Button>
      </FormFoot>
    </form>
  );
}

interface ConsentsProps {
  email: boolean;
  onEmailChange: (on: boolean) => void;
}

/**
 * WhatsApp and SMS belong to the membership and are locked. The shopper can choose e-mail
 * (docs/product/registration.md#fields).
 */
function Consents({ email, onEmailChange }: ConsentsProps) {
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
