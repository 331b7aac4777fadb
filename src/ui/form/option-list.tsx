import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './option-list.module.css';

interface OptionListProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Called by a tap, Enter or Space, also on the current value. Arrow keys only move through the options. */
  onChoose: (value: Value) => void;
}

/** A choice of several options, one row each, such as the content of a 'Sort By' sheet. */
export function OptionList<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: OptionListProps<Value>) {
  const name = useId();
  const [marked, setMarked] = useState(value);

  // By default, an arrow key clicks a radio, and a checked radio ignores Enter and Space.
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const { key, currentTarget } = event;
    const step = steps[key];
    const reached = options.at((index + (step ?? 0)) % options.length);
    if (!reached || (step === undefined && key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    if (step === undefined) return onChoose(reached.value);
    setMarked(reached.value);
    const radios = currentTarget.closest('fieldset')?.querySelectorAll('input');
    radios?.item(options.indexOf(reached)).focus();
  };

  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={styles.option}
          data-checked={option.value === marked || undefined}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === marked}
            onChange={() => setMarked(option.value)}
            onClick={() => onChoose(option.value)}
            onKeyDown={(event) => handleKey(event, index)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.value === marked ? <IconCheck size={24} aria-hidden /> : null}
        </label>
      ))}
    </fieldset>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
