import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './filter-chips.module.css';

export interface FilterChipsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few ways to narrow a list, all in sight; they wrap where there is no room for all. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.face}>
            {option.value === value ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
