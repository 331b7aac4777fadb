import { Combobox, Loader, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import styles from './dropdown.module.css';
import { TextField, type TextFieldProps } from './text-field';

export interface Suggestion {
  id: string;
  label: string;
  /** A quiet second line: the city of a pincode. */
  hint?: string;
}

export interface SuggestionFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'rightSection'> {
  value: string;
  /** What is typed. */
  onChange: (text: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  loading?: boolean;
  /** Name of the list of suggestions. */
  listLabel: string;
}

/** A text field with a list of suggestions below it. Arrow keys move, Enter picks, Escape closes. */
export function SuggestionField(props: SuggestionFieldProps) {
  const {
    value,
    onChange,
    suggestions,
    onPick,
    loading = false,
    listLabel,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const hasContent = suggestions.length > 0;

  const pick = (id: string) => {
    const suggestion = suggestions.find((candidate) => candidate.id === id);
    if (suggestion) onPick(suggestion);
    combobox.closeDropdown();
  };

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
          rightSection={loading ? <Loader size={20} /> : null}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={(event) => {
            combobox.openDropdown();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown} hidden={!hasContent}>
        <Combobox.Options className={styles.options} aria-label={listLabel}>
          {suggestions.map((suggestion) => (
            <Combobox.Option key={suggestion.id} value={suggestion.id} className={styles.option}>
              <span className={styles.label}>{suggestion.label}</span>
              {suggestion.hint === undefined ? null : <span className={styles.hint}>{suggestion.hint}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
