import { IconRefresh } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { FormPincode } from '@/components/form/personal-fields';
import type { AppForm } from '@/components/form/use-app-form';
import { IconButton } from '@/ui/controls/icon-button';
import { Spinner } from '@/ui/feedback/spinner';
import { FieldPair } from '@/ui/form/form-layout';
import { TextField } from '@/ui/form/text-field';
import type { ProfileForm } from './profile.schema';
import type { PlacesState } from './use-places';

interface AddressFieldsProps {
  form: AppForm<ProfileForm>;
  places: PlacesState;
}

/** The pincode, and what follows from it: city, state and country. */
export function AddressFields({ form, places }: AddressFieldsProps) {
  const texts = textsOf(profileTexts);
  const { known, isLoading, refusal, retry } = places;
  return (
    <>
      <FieldPair>
        <FormPincode form={form} refusal={refusal} />
        <TextField
          label={texts.city}
          value={known?.city.name ?? ''}
          error={retry && !refusal ? texts.placesFailed : undefined}
          disabled
          readOnly
          rightSectionWidth={52}
          rightSection={
            isLoading ? (
              <Spinner />
            ) : retry && !refusal ? (
              <IconButton
                label={texts.retryPlaces}
                icon={<IconRefresh size={20} aria-hidden />}
                onClick={retry}
              />
            ) : null
          }
        />
      </FieldPair>
      <FieldPair>
        <TextField label={texts.state} value={known?.state.name ?? ''} disabled readOnly />
        <TextField label={texts.country} value={known?.country.name ?? ''} disabled readOnly />
      </FieldPair>
    </>
  );
}
