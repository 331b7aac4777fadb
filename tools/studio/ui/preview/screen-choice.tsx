import { Autocomplete, Combobox, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Screen } from '../../../shared/screens';

interface ScreenChoiceProps {
  /** The screens of the mall, by their titles. */
  screens: ReadonlyMap<string, Screen>;
  /** The title of the one that is shown, or its address. */
  shown: string;
  onChoose: (address: string) => void;
}

/** The screen that the preview shows, and every other one. An address with an id can be typed. */
export function ScreenChoice({ screens, shown, onChoose }: ScreenChoiceProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const choosing = useRef(false);
  const choose = (words: string) => {
    setTyped(undefined);
    setOpen(false);
    const title = words.trim();
    const [only, ...others] = title.startsWith('/')
      ? []
      : [...screens.keys()].filter((each) => isFound(each, title));
    const meant = screens.get(title) ?? (others.length === 0 ? screens.get(only ?? '') : undefined);
    if (title !== '') onChoose(meant?.path ?? `/${title.replace(/^\//, '')}`);
  };
  const isFound = (title: string, words: string) =>
    `${title}\n${screens.get(title)?.path}`.toLowerCase().includes(words.toLowerCase());
  const found: OptionsFilter = ({ options, search }) =>
    // The title of the screen that is shown is no search.
    typed === undefined
      ? options
      : (options as ComboboxItem[]).filter(({ value }) => isFound(value, search.trim())); // there are no groups
  return (
    <Autocomplete
      label="Screen"
      data={[...screens.keys()]}
      value={typed ?? shown}
      onChange={(next) => {
        setTyped(choosing.current ? undefined : next);
        choosing.current = false;
      }}
      onOptionSubmit={(title) => {
        choosing.current = true; // the field is told of the choice, too
        choose(title);
      }}
      onKeyDown={({ key, currentTarget }) => {
        // An option that is marked with the arrow keys is chosen by the list itself.
        const option = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '');
        if (key === 'Enter' && !option?.dataset.comboboxSelected) choose(currentTarget.value);
      }}
      onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      filter={found}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      maxDropdownHeight={360}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
      flex="1 1 120px"
      maw={230}
    />
  );
}
