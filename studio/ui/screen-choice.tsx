import { Autocomplete, Combobox, type OptionsFilter } from '@mantine/core';
import { useRef, useState } from 'react';
import { start } from './start';

/** The screen that the preview shows, and every other one. An address with an id can be typed. */
export function ScreenChoice({ shown, onChoose }: { shown: string; onChoose: (address: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const choosing = useRef(false);
  const choose = (address: string) => {
    const words = address.trim();
    setTyped(undefined);
    if (words !== '') onChoose(words.startsWith('/') ? words : `/${words}`);
  };
  return (
    <Autocomplete
      label="Screen"
      data={[...start.screens]}
      value={typed ?? shown}
      onChange={(next) => {
        setTyped(choosing.current ? undefined : next);
        choosing.current = false;
      }}
      onOptionSubmit={(address) => {
        choosing.current = true; // the field is told of the choice, too
        choose(address);
      }}
      onKeyDown={({ key, currentTarget }) => {
        // An option that is marked with the arrow keys is chosen by the list itself.
        const option = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '');
        if (key === 'Enter' && !option?.dataset.comboboxSelected) choose(currentTarget.value);
      }}
      onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      // The address of the screen that is shown is no search.
      {...(typed === undefined && { filter: everything })}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
      flex="1 1 150px"
      maw={230}
    />
  );
}

const everything: OptionsFilter = ({ options }) => options;
