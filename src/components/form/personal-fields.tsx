import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import type { Gender } from '@/contract/customer';
import { FieldPair } from '@/ui/form/form-layout';
import { FormSelect, FormText } from './fields';
import { emailLength, nameLength, normaliseEmail, normaliseName } from './personal.schema';
import { PincodeField } from './pincode-field';
import type { AppForm } from './use-app-form';

/** What every form about a person has. */
interface Person {
  firstName: string;
  lastName: string;
  email: string;
  gender: Gender;
  pincode: string;
  pincodeId: string;
}

interface PersonalFieldProps<Values> {
  form: AppForm<Values>;
}

/** The names, the e-mail address, gender and pincode of a person, as registration and profile have them. */
export function NameFields<Values extends Person>({ form }: PersonalFieldProps<Values>) {
  const texts = textsOf(registrationTexts);
  const person = personOf(form);
  return (
    <FieldPair>
      <FormText
        form={person}
        name="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={nameLength}
        normalise={normaliseName}
      />
      <FormText
        form={person}
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        maxLength={nameLength}
        normalise={normaliseName}
      />
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
        // Each takes its own error along; `setValues` would take those of all fields.
        fields.setFieldValue('pincode', pincode);
        fields.setFieldValue('pincodeId', pincodeId);
        person.rejudge('pincode');
      }}
      onBlur={() => fields.validateField('pincode')}
      error={fields.errors.pincode ?? refusal}
    />
  );
}

/** The part of a form that these fields touch, which has more fields beside them. */
function personOf<Values extends Person>(form: AppForm<Values>): AppForm<Person> {
  return form as unknown as AppForm<Person>; // Mantine's type of a form cannot tell that
}
