import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { Link, useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import type { Customer } from '@/contract/customer';
import { groupMobile } from '@/lib/mobile';
import { normalisedChange } from '@/lib/normalised-change';
import { useGone } from '@/lib/use-gone';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useBusyWhile } from '@/session/busy';
import { leaveWithoutLoyalty } from '@/session/missing-loyalty';
import { useOtpFlow } from '@/session/otp-flow';
import { takeRouteAfterLogin } from '@/session/previous-route';
import { signIn } from '@/session/sign-in';
import { storeTokens } from '@/session/stored-user';
import { clearRegistrationDraft } from '@/session/stored-values';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { Consents } from './consents';
import { initialForm, saveDraft } from './draft';
import { PincodeField } from './pincode-field';
import { useRegister } from './queries';
import styles from './registration.module.css';
import {
  emailLength,
  type RegistrationForm as Form,
  isSubmittable,
  nameLength,
  referralCodeLength,
  registrationSchema,
} from './registration.schema';
import { typedEmail, typedName } from './typed';

interface RegistrationFormProps {
  mobileNumber: string;
  /** The record to complete, if the backend has one. */
  customer: Customer | undefined;
}

/** The fields of registration, their draft and what follows SUBMIT (part 1 §2, §4, §5). */
export function RegistrationForm({ mobileNumber, customer }: RegistrationFormProps) {
  const texts = textsOf(registrationTexts);
  const referralEnabled = useOtpFlow((flow) => flow.referralEnabled);
  const register = useRegister();
  // Not navigate({ href }): it takes a path segment that begins with $ for a parameter.
  const { history } = useRouter();
  const [leaving, setLeaving] = useState(false);
  const once = useOneAtATime();
  const isGone = useGone();
  const [validate] = useState(() => schemaResolver(registrationSchema(), { sync: true }));
  const [initial] = useState(() => initialForm(customer));
  const form = useForm<Form>({
    initialValues: initial,
    initialErrors: mistakesIn(initial, validate),
    validate,
    validateInputOnBlur: true,
    onValuesChange: saveDraft,
  });
  const text = (
    field: 'firstName' | 'lastName' | 'email' | 'referralCode',
    normalise: (value: string) => string,
  ) => ({
    ...form.getInputProps(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      form.setFieldValue(field, normalisedChange(event.currentTarget, normalise));
      // Once in error, a field is judged with every key: the way out of it must show at once.
      if (form.errors[field]) form.validateField(field);
    },
  });
  useBusyWhile('write', form.isDirty());

  const finish = async (values: Form) => {
    if (!isSubmittable(values)) return;
    const referralCode = referralEnabled ? values.referralCode : '';
    const { customerId, signedIn, tokens } = await register.mutateAsync({
      form: { ...values, referralCode },
      mobileNumber,
      customer,
    });
    if (isGone()) return;
    setLeaving(true);
    clearRegistrationDraft();
    if (tokens) storeTokens(tokens);
    if (!signedIn) return leaveWithoutLoyalty(customerId);
    signIn(signedIn);
    history.replace(customer ? takeRouteAfterLogin() : '/dashboard', { afterLogin: true });
  };
  // A failure has been told by then; everything typed is still there.
  const submit = form.onSubmit((values) => void once(() => finish(values).catch(() => undefined)));

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={nameLength}
          {...text('firstName', typedName)}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={nameLength}
          {...text('lastName', typedName)}
        />
      </div>
      <TextField
        label={texts.mobileNumber}
        lead={textsOf(loginTexts).prefix}
        value={groupMobile(mobileNumber)}
        readOnly
      />
      <TextField
        label={texts.email}
        // Not type="email": that has no caret to put back.
        inputMode="email"
        autoComplete="email"
        maxLength={emailLength}
        {...text('email', typedEmail)}
      />
      <SelectField
        label={texts.gender}
        placeholder={texts.gender}
        options={[
          { value: 'male', label: texts.male },
          { value: 'female', label: texts.female },
          { value: 'other', label: texts.other },
        ]}
        {...form.getInputProps('gender')}
      />
      <PincodeField
        label={texts.pincode}
        value={form.values.pincode}
        onChange={(pincode, pincodeId) => {
          form.setValues({ pincode, pincodeId });
          if (form.errors.pincode) form.validateField('pincode');
        }}
        onBlur={() => form.validateField('pincode')}
        error={form.errors.pincode}
      />
      <Consents
        email={form.values.emailConsent}
        onEmailChange={(on) => form.setFieldValue('emailConsent', on)}
      />
      {referralEnabled ? (
        <TextField
          label={texts.referralCode}
          autoComplete="off"
          maxLength={referralCodeLength}
          {...text('referralCode', (value) => value.trim())}
        />
      ) : null}
      <div className={styles.foot}>
        <p className={styles.terms}>
          {texts.termsPrefix}{' '}
          <Link to="/terms-of-use" state={{ from: 'registration', mobileNumber }} className={styles.link}>
            {texts.termsLink}
          </Link>
        </p>
        <Button type="submit" disabled={!isSubmittable(form.values)} loading={register.isPending || leaving}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a field that is filled already; the others are not asked for before somebody has been there. */
function mistakesIn(form: Form, validate: (form: Form) => FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(validate(form)).filter(([field]) => form[field as keyof Form] !== ''), // the schema's keys
  );
}
