import { Combobox, InputBase, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Spinner } from '../feedback/spinner';
import { withMantine } from '../with-mantine';
import dropdown from './dropdown.module.css';
import field from './field.module.css';

interface DropdownFieldProps {
  /** Its name. It is visible only without an icon. */
  label: string;
  icon?: ReactNode;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChoose: (value: string) => void;
  disabled?: boolean;
  /** What was chosen is on its way. */
  loading?: boolean;
  /** A search over the options, where they are many. */
  search: { label: string; clean: (typed: string) => string; none: string };
}

/** More options than stand in the list at once get a search. */
const few = 7;

/** A choice from a list that unfolds under the field, 224 px high at most: arrows move, Enter chooses, Escape closes. */
export const DropdownField = withMantine(function DropdownField(props: DropdownFieldProps) {
  const { label, icon, placeholder, options, value, onChoose, disabled, loading, search } = props;
  const [typed, setTyped] = useState('');
  const searchable = options.length > few;
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
    onDropdownOpen: (source) => {
      if (searchable) combobox.focusSearchInput();
      else if (source === 'keyboard') combobox.selectActiveOption();
    },
  });
  const chosen = options.find((option) => option.value === value);
  const part = typed.trim().toLocaleLowerCase();
  const shown = options.filter((option) => option.label.toLocaleLowerCase().includes(part));
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      offset={4}
      middlewares={{ flip: true }}
      onOptionSubmit={(picked) => {
        combobox.closeDropdown();
        combobox.focusTarget();
        if (picked !== value) onChoose(picked);
      }}
    >
      <Combobox.Target targetType="button" withExpandedAttribute>
        <InputBase
          component="button"
          type="button"
          pointer
          multiline={false}
          label={label}
          labelProps={icon ? { className: 'visually-hidden' } : {}}
          leftSection={icon}
          leftSectionPointerEvents="none"
          disabled={disabled ?? false}
          classNames={field}
          rightSection={loading ? <Spinner /> : <IconChevronDown size={20} aria-hidden />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={field.choice} data-empty={chosen === undefined || undefined}>
            {chosen?.label ?? placeholder}
          </span>
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown className={dropdown.dropdown}>
        {searchable ? (
          <Combobox.Search
            className={dropdown.search}
            aria-label={search.label}
            placeholder={search.label}
            value={typed}
            onChange={(event) => {
              setTyped(search.clean(event.currentTarget.value));
              combobox.resetSelectedOption();
            }}
          />
        ) : null}
        <Combobox.Options className={dropdown.options} aria-label={label}>
          {shown.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              active={option.value === value}
              aria-selected={option.value === value}
              className={dropdown.option}
            >
              <span className={dropdown.label}>{option.label}</span>
              {option.value === value ? <IconCheck size={20} aria-hidden className={dropdown.check} /> : null}
            </Combobox.Option>
          ))}
          {shown.length === 0 ? <Combobox.Empty>{search.none}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
});
