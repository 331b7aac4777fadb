import { IconCheck } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useRevealed } from '../hooks/use-revealed';
import styles from './filter-chips.module.css';
import { useTapped } from './use-tapped';

interface FilterChipsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** The words of each filter, in the order in which they stand. */
  labels: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice of a few filters for a list, in one row. If there is no room, the row scrolls sideways. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, labels, value, onChoose } = props;
  const values = Object.keys(labels) as Value[]; // Object.keys forgets the names
  const name = useId();
  const [shown, show] = useTapped(value);
  const row = useRef<HTMLFieldSetElement>(null);
  useRevealed(row, shown);
  return (
    <fieldset ref={row} className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((each) => (
        <label key={each} className={styles.chip}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={each}
            checked={each === shown}
            onChange={() => {
              show(each);
              onChoose(each);
            }}
          />
          <span className={styles.face}>
            {each === shown ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            <span>{labels[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
