import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import type { Unloaded } from '@/brand/texts/not-loaded';
import { redeemTexts } from '@/brand/texts/redeem';
import { QueryView, type ViewedQuery } from '@/components/query-view';
import { named, searchText } from '@/lib/search-text';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { TextField } from '@/ui/form/text-field';
import { toggled } from './catalogue-rules';
import styles from './filter.module.css';

interface FilterChoicesProps {
  label: string;
  what: Unloaded;
  searchLabel: string;
  query: ViewedQuery<{ id: string; name: string }[]>;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of any number of locations or brands, with a search by name. */
export function FilterChoices({ label, what, searchLabel, query, chosen, onChange }: FilterChoicesProps) {
  const texts = textsOf(redeemTexts);
  const [typed, setTyped] = useState('');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.filterLabel}>{label}</legend>
      <TextField
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(searchText(event.currentTarget.value))}
      />
      <div className={styles.choiceList}>
        <QueryView
          what={what}
          query={query}
          skeleton={<TextSkeleton lines={4} />}
          isEmpty={() => false}
          compact
        >
          {(all) => {
            const choices = named(all, typed);
            if (choices.length === 0) {
              return (
                <p className={styles.noMatch} role="status">
                  {texts.noMatch}
                </p>
              );
            }
            return choices.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={() => onChange(toggled(chosen, id))}
              />
            ));
          }}
        </QueryView>
      </div>
    </fieldset>
  );
}
