import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './option-list.module.css';

export interface OptionListProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several, each a row one can touch: the content of a 'Sort By' sheet. */
export function OptionList<Value extends string>({
  label,
  options,
  value,
  onChange,
}: OptionListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.value === value ? <IconCheck size={24} aria-hidden className={styles.check} /> : null}
        </label>
      ))}
    </fieldset>
  );
}
