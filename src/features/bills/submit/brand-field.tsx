import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { afterPress } from '@/components/form/after-press';
import type { AppForm } from '@/components/form/use-app-form';
import { useForgetGone } from '@/components/form/use-forget-gone';
import { QueryView } from '@/components/query-view';
import { searchText } from '@/lib/search-text';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { ChoiceField } from '@/ui/form/choice-field';
import { OptionList } from '@/ui/form/option-list';
import { TextField } from '@/ui/form/text-field';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { billQueries } from '../queries';
import type { LongBill } from './long-bill.schema';
import styles from './submit.module.css';
import { brandChoices, onlyOne } from './submit-rules';

interface BrandFieldProps {
  form: AppForm<LongBill>;
  disabled: boolean;
}

/** The brands of a location on a sheet with a search; the chosen one stands first. */
export function BrandField({ form, disabled }: BrandFieldProps) {
  const texts = textsOf(billTexts);
  const { fields } = form;
  const { location, brand: value } = fields.values;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const brands = useQuery({ ...billQueries.brands(location), enabled: location !== '' });
  useForgetGone({ form, name: 'brand' }, brands.data);
  const choose = (brand: string) => {
    fields.setFieldValue('brand', brand);
    fields.clearFieldError('brand');
  };
  const only = value === '' ? onlyOne(brands.data)?.id : undefined;
  const takeOnlyOne = useEffectEvent((brand: string) => {
    const untouched = !fields.isDirty();
    choose(brand);
    // The app has chosen it: leaving the form loses nothing of it.
    if (untouched) fields.resetDirty({ ...fields.getValues(), brand });
  });
  useEffect(() => {
    if (only !== undefined) takeOnlyOne(only);
  }, [only]);
  const validate = () => fields.validateField('brand');
  const leave = () => {
    setOpened(false);
    validate();
  };
  const isEmpty = brands.data?.length === 0;
  return (
    <>
      <ChoiceField
        label={texts.brand}
        chosen={brands.data?.find(({ id }) => id === value)?.name}
        placeholder={location === '' ? texts.selectLocationFirst : texts.selectBrand}
        error={isEmpty ? texts.noBrand : fields.errors.brand}
        disabled={disabled || location === '' || isEmpty}
        onOpen={() => {
          setTyped('');
          setOpened(true);
        }}
        onBlur={() => {
          if (!opened) afterPress(validate); // the sheet takes the focus, too
        }}
      />
      <DialogFrame opened={opened} onClose={leave} title={texts.brand}>
        <div className={styles.brands}>
          <TextField
            type="search"
            aria-label={texts.searchBrand}
            placeholder={texts.searchBrand}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(searchText(currentTarget.value))}
          />
          <QueryView what="brands" query={brands} skeleton={<TextSkeleton lines={8} />} compact>
            {(all) => {
              const choices = brandChoices(all, typed, value);
              if (choices.length === 0) {
                return (
                  <p className={styles.noMatch} role="status">
                    {texts.noBrandFound}
                  </p>
                );
              }
              return (
                <OptionList
                  label={texts.brand}
                  options={choices.map(({ id, name }) => ({ value: id, label: name }))}
                  value={value}
                  onChoose={(brand) => {
                    setOpened(false);
                    choose(brand);
                  }}
                />
              );
            }}
          </QueryView>
        </div>
      </DialogFrame>
    </>
  );
}
