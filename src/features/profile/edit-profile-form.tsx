import { useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { profileTexts } from '@/brand/texts/profile';
import { registrationTexts } from '@/brand/texts/registration';
import { isPincodeChosen } from '@/components/form/personal.schema';
import { EmailField, GenderField, NameFields } from '@/components/form/personal-fields';
import { useAppForm } from '@/components/form/use-app-form';
import { useWrite } from '@/components/use-write';
import { type Customer, maritalStatuses } from '@/contract/customer';
import { groupMobile } from '@/lib/mobile';
import { Button } from '@/ui/controls/button';
import { FieldPair, FormActions, FormFoot } from '@/ui/form/form-layout';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { AddressFields } from './address-fields';
import { DateFields } from './date-fields';
import {
  mobileLength,
  notMarried,
  type ProfileForm,
  profileForm,
  profileParts,
  profileSchema,
} from './profile.schema';
import { profileWrite } from './queries';
import { usePlaces } from './use-places';

interface EditProfileFormProps {
  customer: Customer;
  /** Leads back to the profile. */
  onDone: () => void;
}

/** The fields of the profile, to change. */
export function EditProfileForm({ customer, onDone }: EditProfileFormProps) {
  const texts = textsOf(profileTexts);
  const names = textsOf(registrationTexts);
  const profile = useWrite(profileWrite);
  // The record may be loaded again behind the open form.
  const [began] = useState(customer);
  const form = useAppForm<ProfileForm>({
    initial: () => profileForm(began),
    schema: profileSchema,
    draft: { form: 'profile', version: 1, together: profileParts },
    known: ['pincode'], // SAVE needs it from the start
    onSubmit: async (values, { isMounted, saved }) => {
      if (!(await profile.send({ form: values, customer: began, places: places.known }))) return;
      saved();
      if (isMounted()) onDone();
    },
  });
  const { fields } = form;
  const { values, errors } = fields;
  const places = usePlaces(values, customer);
  const canSave =
    isPincodeChosen(values) && !places.missing && Object.values(errors).every((error) => !error);
  const marital = fields.getInputProps('maritalStatus');

  return (
    <form className="column" onSubmit={form.submit} noValidate>
      <NameFields form={form} />
      <TextField
        label={names.mobileNumber}
        lead={textsOf(loginTexts).prefix}
        value={groupMobile(values.mobileNumber)}
        error={errors.mobileNumber}
        maxLength={mobileLength}
        disabled
        readOnly
      />
      <EmailField form={form} />
      <FieldPair>
        <GenderField form={form} />
        <SelectField
          {...marital}
          label={texts.maritalStatus}
          placeholder={texts.maritalStatus}
          options={(['single', 'married', 'widow'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={({ currentTarget }) => {
            const maritalStatus = maritalStatuses.find((known) => known === currentTarget.value) ?? '';
            const isMarried = maritalStatus === 'married';
            fields.setValues({ maritalStatus, ...(isMarried ? {} : notMarried) });
            fields.setErrors({ ...errors, spouseDateOfBirth: null, anniversary: null });
          }}
        />
      </FieldPair>
      <DateFields form={form} />
      <AddressFields form={form} places={places} />
      <FormFoot>
        <FormActions>
          <Button variant="secondary" onClick={onDone}>
            {textsOf(commonTexts).cancel}
          </Button>
          <Button type="submit" disabled={!canSave} loading={form.pending}>
            {texts.save}
          </Button>
        </FormActions>
      </FormFoot>
    </form>
  );
}
