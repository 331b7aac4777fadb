import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { afterPress } from '@/components/form/after-press';
import { QueryView } from '@/components/query-view';
import { searchText } from '@/lib/search-text';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { ChoiceField } from '@/ui/form/choice-field';
import { OptionList } from '@/ui/form/option-list';
import { TextField } from '@/ui/form/text-field';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { billQueries } from '../queries';
import styles from './submit.module.css';
import { brandChoices, onlyOne } from './submit-rules';

interface BrandFieldProps {
  /** Id of the location whose brands there are; '' before one is chosen. */
  location: string;
  /** Id of the chosen brand; '' for none. */
  value: string;
  error: ReactNode;
  disabled: boolean;
  onChoose: (brand: string) => void;
  /** The field was left, or its sheet closed, without a choice. */
  onLeave: () => void;
  /** There is one brand only, and nothing else is chosen. */
  onOnlyOne: (brand: string) => void;
  /** The location does not have the chosen brand any more. */
  onGone: () => void;
}

/** The brands of a location on a sheet with a search; the chosen one stands first. */
export function BrandField(props: BrandFieldProps) {
  const { location, value, error, disabled, onChoose, onLeave, onOnlyOne, onGone } = props;
  const texts = textsOf(billTexts);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const brands = useQuery({ ...billQueries.brands(location), enabled: location !== '' });
  const only = value === '' ? onlyOne(brands.data)?.id : undefined;
  const takeOnlyOne = useEffectEvent(onOnlyOne);
  useEffect(() => {
    if (only !== undefined) takeOnlyOne(only);
  }, [only]);
  const isGone = value !== '' && brands.data !== undefined && !brands.data.some(({ id }) => id === value);
  const forget = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  const leave = () => {
    setOpened(false);
    onLeave();
  };
  const isEmpty = brands.data?.length === 0;
  return (
    <>
      <ChoiceField
        label={texts.brand}
        chosen={brands.data?.find(({ id }) => id === value)?.name}
        placeholder={location === '' ? texts.selectLocationFirst : texts.selectBrand}
        error={isEmpty ? texts.noBrand : error}
        disabled={disabled || location === '' || isEmpty}
        onOpen={() => {
          setTyped('');
          setOpened(true);
        }}
        onBlur={() => {
          if (!opened) afterPress(onLeave); // the sheet takes the focus, too
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
                    onChoose(brand);
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
