import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import styles from './catalogue.module.css';
import { filterSearchLength, matching, toggled } from './catalogue-rules';

interface FilterChoicesProps {
  label: string;
  searchLabel: string;
  query: UseQueryResult<{ id: string; name: string }[]>;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of locations or brands, with a search over their names. */
export function FilterChoices({ label, searchLabel, query, chosen, onChange }: FilterChoicesProps) {
  const texts = textsOf(redeemTexts);
  const [typed, setTyped] = useState('');
  const choices = matching(query.data ?? [], typed);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.filterLabel}>{label}</legend>
      <TextField
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        maxLength={filterSearchLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.slice(0, filterSearchLength))}
      />
      {query.isLoading ? <Skeleton shape="text" count={4} /> : null}
      {query.isError && !query.data ? (
        <Button
          variant="quiet"
          size="compact"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {textsOf(commonTexts).retry}
        </Button>
      ) : null}
      <div className={styles.choiceList}>
        {choices.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggled(chosen, id))}
          />
        ))}
        {query.data && choices.length === 0 ? <p className={styles.noMatch}>{texts.noMatch}</p> : null}
      </div>
    </fieldset>
  );
}
