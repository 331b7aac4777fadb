import { Link, useRouter } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import { FormSelect, FormText } from '@/components/form/fields';
import { emailLength, nameLength, normaliseEmail, normaliseName } from '@/components/form/personal.schema';
import { PincodeField } from '@/components/form/pincode-field';
import { useAppForm } from '@/components/form/use-app-form';
import type { Customer } from '@/contract/customer';
import { groupMobile } from '@/lib/mobile';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { useOtpFlow } from '@/session/otp-flow';
import { takeRouteAfterLogin } from '@/session/previous-route';
import { signIn } from '@/session/sign-in';
import { storeTokens } from '@/session/stored-user';
import { clearRegistrationDraft } from '@/session/stored-values';
import { Button } from '@/ui/button';
import { FieldPair, FormFoot } from '@/ui/form/form-layout';
import { TextField } from '@/ui/form/text-field';
import { Consents } from './consents';
import { initialForm, saveDraft } from './draft';
import { useRegister } from './queries';
import styles from './registration.module.css';
import {
  type RegistrationForm as Form,
  isSubmittable,
  referralCodeLength,
  registrationSchema,
} from './registration.schema';

interface RegistrationFormProps {
  mobileNumber: string;
  /** The record to complete, if the backend has one. */
  customer: Customer | undefined;
}

/** The fields of registration, their draft and what follows SUBMIT (docs/product/registration.md). */
export function RegistrationForm({ mobileNumber, customer }: RegistrationFormProps) {
  const texts = textsOf(registrationTexts);
  const referralEnabled = useOtpFlow((flow) => flow.referralEnabled);
  const register = useRegister();
  // Not navigate({ href }): it takes a path segment that begins with $ for a parameter.
  const { history } = useRouter();
  const form = useAppForm<Form>({
    initial: () => initialForm(customer),
    schema: registrationSchema,
    keep: saveDraft,
    onSubmit: async (values, { isMounted, saved }) => {
      if (!isSubmittable(values)) return;
      const referralCode = referralEnabled ? values.referralCode : '';
      const { customerId, signedIn, tokens } = await register.mutateAsync({
        form: { ...values, referralCode },
        mobileNumber,
        customer,
      });
      if (!isMounted()) return;
      saved();
      clearRegistrationDraft();
      if (tokens) storeTokens(tokens);
      if (!signedIn) return leaveWithoutLoyalty(customerId);
      signIn(signedIn);
      history.replace(customer ? takeRouteAfterLogin() : '/dashboard', { afterLogin: true });
    },
  });
  const { values, errors, ...fields } = form.fields;

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <FieldPair>
        <FormText
          form={form}
          name="firstName"
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={nameLength}
          normalise={normaliseName}
        />
        <FormText
          form={form}
          name="lastName"
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={nameLength}
          normalise={normaliseName}
        />
      </FieldPair>
      <TextField
        label={texts.mobileNumber}
        lead={textsOf(loginTexts).prefix}
        value={groupMobile(mobileNumber)}
        readOnly
      />
      <FormText
        form={form}
        name="email"
        label={texts.email}
        // Not type="email": that has no caret to put back.
        inputMode="email"
        autoComplete="email"
        maxLength={emailLength}
        normalise={normaliseEmail}
      />
      <FormSelect
        form={form}
        name="gender"
        label={texts.gender}
        placeholder={texts.gender}
        options={[
          { value: 'male', label: texts.male },
          { value: 'female', label: texts.female },
          { value: 'other', label: texts.other },
        ]}
      />
      <PincodeField
        label={texts.pincode}
        value={values.pincode}
        onChange={(pincode, pincodeId) => {
          fields.setValues({ pincode, pincodeId });
          if (errors.pincode) fields.validateField('pincode');
        }}
        onBlur={() => fields.validateField('pincode')}
        error={errors.pincode}
      />
      <Consents
        email={values.emailConsent}
        onEmailChange={(on) => fields.setFieldValue('emailConsent', on)}
      />
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
      <FormFoot>
        <p className={styles.terms}>
          {texts.termsPrefix}{' '}
          <Link to="/terms-of-use" state={{ from: 'registration', mobileNumber }} className={styles.link}>
            {texts.termsLink}
          </Link>
        </p>
        <Button type="submit" disabled={!isSubmittable(values)} loading={form.pending}>
          {texts.submit}
        </Button>
      </FormFoot>
    </form>
  );
}
