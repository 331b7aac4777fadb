import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { longestSearch } from '@/lib/search-text';
import { storedUser } from '@/session/stored-user';
import { TextField } from '@/ui/form/text-field';
import { useWindowEvent } from '@/ui/hooks/use-window-event';

/** ms without a key before the search starts. */
const searchDelay = 400;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search of the list. */
  value: string;
  /** Turns the typed text into a valid search. */
  clean: (typed: string) => string;
  onSearch: (search: string) => void;
}

/**
 * A search box. Enter and clearing the field search at once, typing after a short pause or with the next tap, which may
 * open another screen. A screen that goes by itself, or whose customer is logged out, searches for nothing any more.
 */
export function SearchField({ label, placeholder, value, clean, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const asked = useRef(value);
  const [customer] = useState(storedUser);
  const search = (text: string) => {
    if (customer && !storedUser()) return;
    // Not compared with `value`: the search before may still be on its way.
    if (text.trim() === asked.current) return;
    asked.current = text.trim();
    onSearch(asked.current);
  };
  const searchSoon = useDebouncedCallback(search, searchDelay);
  useWindowEvent('click', () => searchSoon.flush());
  const forget = useEffectEvent(() => searchSoon.cancel());
  useEffect(() => {
    if (value === asked.current) return;
    // The search was changed from outside, for example by a reset. A pending search is older than that, so it is
    // dropped.
    asked.current = value;
    forget();
  }, [value]);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchSoon.cancel();
          search(typed);
        }}
      >
        <TextField
          type="search"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          leftSection={<IconSearch size={20} aria-hidden />}
          leftSectionPointerEvents="none"
          value={typed}
          onChange={(event) => {
            const text = clean(event.currentTarget.value);
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
