import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import type { Gender } from '@/contract/customer';
import { tidyName, typedName } from '@/lib/names';
import { FieldPair } from '@/ui/form/form-layout';
import { afterPress } from './after-press';
import { FormSelect, FormText } from './fields';
import { emailLength, isPincodeChosen, nameLength, normaliseEmail } from './personal.schema';
import { PincodeField } from './pincode-field';
import type { AppForm } from './use-app-form';

interface Names {
  firstName: string;
  lastName: string;
}

/** What the forms about a member have: registration and profile. */
interface Person extends Names {
  email: string;
  gender: Gender;
  pincode: string;
  pincodeId: string;
}

interface PersonalFieldProps<Values> {
  form: AppForm<Values>;
}

interface NameFieldsProps<Values> extends PersonalFieldProps<Values> {
  /** Characters that each takes. */
  longest?: number;
}

/** First and last name; short ones stand beside each other on most phones. */
export function NameFields<Values extends Names>({ form, longest = nameLength }: NameFieldsProps<Values>) {
  const texts = textsOf(registrationTexts);
  const names = form as unknown as AppForm<Names>; // Mantine's type of a form cannot tell that it has these fields
  return (
    <FieldPair short={longest < nameLength}>
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormText
          key={name}
          form={names}
          name={name}
          label={texts[name]}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          maxLength={longest}
          normalise={typedName}
          tidy={tidyName}
        />
      ))}
    </FieldPair>
  );
}

export function EmailField<Values extends Person>({ form }: PersonalFieldProps<Values>) {
  return (
    <FormText
      form={personOf(form)}
      name="email"
      label={textsOf(registrationTexts).email}
      // Not type="email": that has no caret to put back.
      inputMode="email"
      autoComplete="email"
      maxLength={emailLength}
      normalise={normaliseEmail}
    />
  );
}

export function GenderField<Values extends Person>({ form }: PersonalFieldProps<Values>) {
  const texts = textsOf(registrationTexts);
  return (
    <FormSelect
      form={personOf(form)}
      name="gender"
      label={texts.gender}
      placeholder={texts.gender}
      options={(['male', 'female', 'other'] as const).map((value) => ({ value, label: texts[value] }))}
    />
  );
}

/** `refusal` is what else is wrong with the pincode, in the backend's words. */
export function FormPincode<Values extends Person>({
  form,
  refusal,
}: PersonalFieldProps<Values> & { refusal?: ReactNode }) {
  const person = personOf(form);
  const { fields } = person;
  return (
    <PincodeField
      label={textsOf(registrationTexts).pincode}
      value={fields.values.pincode}
      onChange={(pincode, pincodeId) => {
        // One by one, because `setValues` would clear the errors of all fields.
        fields.setFieldValue('pincode', pincode);
        fields.setFieldValue('pincodeId', pincodeId);
        person.rejudge('pincode');
      }}
      isChosen={isPincodeChosen(fields.values)}
      onBlur={() => afterPress(() => person.judge('pincode'))}
      error={fields.errors.pincode ?? refusal}
    />
  );
}

/** The part of a form that these fields touch, which has more fields beside them. */
function personOf<Values extends Person>(form: AppForm<Values>): AppForm<Person> {
  return form as unknown as AppForm<Person>; // Mantine's type of a form cannot tell that
}
