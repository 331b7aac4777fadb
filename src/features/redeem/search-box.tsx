import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { TextField } from '@/ui/text-field';
import styles from './catalogue.module.css';
import { searchText } from './catalogue-rules';

/** ms of rest before what was typed is searched for. */
const searchDelay = 400;

interface SearchBoxProps {
  /** What the list is searched by now. */
  value: string;
  onSearch: (search: string) => void;
}

/** Letters and spaces, beginning with a letter. Enter and clearing search at once, typing after a short rest. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const texts = textsOf(redeemTexts);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = (text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  const searchSoon = useDebouncedCallback(search, { delay: searchDelay, flushOnUnmount: true });

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchSoon.cancel();
          search(typed);
        }}
      >
        <TextField
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            const text = searchText(event.currentTarget.value);
            setTyped(text);
            searchSoon.cancel();
            if (text === '') search('');
            else searchSoon(text);
          }}
        />
      </form>
    </search>
  );
}
