import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { Spinner } from '../feedback/spinner';
import { withMantine } from '../with-mantine';
import styles from './dropdown.module.css';
import { TextField, type TextFieldProps } from './text-field';

export interface Suggestion {
  id: string;
  label: string;
  /** A quiet second line: the city of a pincode. */
  hint?: string;
}

interface SuggestionFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'rightSection'> {
  value: string;
  /** What is typed. */
  onChange: (text: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  loading?: boolean;
  /** Whether the list stays below the field when that is left, because something must still be chosen. */
  stays?: boolean;
  /** Name of the list of suggestions. */
  listLabel: string;
}

/** A text field with a list of suggestions below it. Arrow keys move, Enter picks, Escape closes. */
export const SuggestionField = withMantine(function SuggestionField(props: SuggestionFieldProps) {
  const {
    value,
    onChange,
    suggestions,
    onPick,
    loading = false,
    stays = false,
    listLabel,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [isFocused, setFocused] = useState(false);
  const hasContent = suggestions.length > 0;

  const pick = (id: string) => {
    const suggestion = suggestions.find((candidate) => candidate.id === id);
    if (suggestion) onPick(suggestion);
    combobox.closeDropdown();
  };

  const options = (
    <Combobox.Options className={styles.options} aria-label={listLabel}>
      {suggestions.map((suggestion) => (
        <Combobox.Option key={suggestion.id} value={suggestion.id} className={styles.option}>
          <span className={styles.label}>{suggestion.label}</span>
          {suggestion.hint === undefined ? null : <span className={styles.hint}>{suggestion.hint}</span>}
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      withinPortal={false}
      offset={4}
      middlewares={{ flip: true }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextField
          {...rest}
          role="combobox"
          aria-autocomplete="list"
          autoComplete="off"
          value={value}
          rightSection={loading ? <Spinner /> : null}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => {
            setFocused(true);
            combobox.openDropdown();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            combobox.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      {stays && !isFocused ? (
        // In the page and not over it, so that it covers no other field.
        <div className={styles.dropdown} hidden={!hasContent}>
          {options}
        </div>
      ) : (
        <Combobox.Dropdown className={styles.dropdown} hidden={!hasContent}>
          {options}
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
});
