import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { FormDate } from '@/components/form/form-date';
import type { AppForm } from '@/components/form/use-app-form';
import { today } from '@/lib/today';
import { FieldPair } from '@/ui/form/form-layout';
import { firstDay, type ProfileForm } from './profile.schema';

/** The date of birth, and the two dates that somebody has who is married. */
export function DateFields({ form }: { form: AppForm<ProfileForm> }) {
  const texts = textsOf(profileTexts);
  const date = (name: 'dateOfBirth' | 'spouseDateOfBirth' | 'anniversary', open: string) => (
    <FormDate
      form={form}
      name={name}
      label={texts[name]}
      format="dashes"
      placeholder={texts.datePlaceholder}
      min={firstDay}
      max={today()}
      startAt="decade"
      calendar={{ open, previous: texts.earlier, next: texts.later }}
    />
  );
  return (
    <>
      {date('dateOfBirth', texts.chooseDateOfBirth)}
      {form.fields.values.maritalStatus === 'married' ? (
        <FieldPair>
          {date('spouseDateOfBirth', texts.chooseSpouseDateOfBirth)}
          {date('anniversary', texts.chooseAnniversary)}
        </FieldPair>
      ) : null}
    </>
  );
}
