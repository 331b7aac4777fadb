import { IconCheck } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useRevealed } from '../hooks/use-revealed';
import styles from './filter-chips.module.css';
import { useTapped } from './use-tapped';

interface FilterChipsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice of a few filters for a list, in one row. If there is no room, the row scrolls sideways. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChoose } = props;
  const name = useId();
  const [shown, show] = useTapped(value);
  const row = useRef<HTMLFieldSetElement>(null);
  useRevealed(row, shown);
  return (
    <fieldset ref={row} className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => {
              show(option.value);
              onChoose(option.value);
            }}
          />
          <span className={styles.face}>
            {option.value === shown ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            <span>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
