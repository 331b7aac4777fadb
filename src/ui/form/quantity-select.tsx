import styles from './quantity-select.module.css';
import { SelectField } from './select-field';

interface QuantitySelectProps {
  /** The accessible name. It shows above the field, except with `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  /** What it is the quantity of, for screen readers. */
  subject?: string | undefined;
  min: number;
  max: number;
  value: number;
  onChange: (quantity: number) => void;
  disabled?: boolean | undefined;
}

/** A longer list is hard to use and slow to draw. */
const mostChoices = 1_000;

/** The quantities from `min` to `max`. Another value stays visible until the shopper chooses one. */
export function QuantitySelect(props: QuantitySelectProps) {
  const { label, hideLabel = false, subject, min, max, value, onChange, disabled } = props;
  const count = Math.min(Math.max(0, max - min + 1), mostChoices);
  const choices = Array.from({ length: count }, (_, index) => min + index);
  const all = choices.includes(value) ? choices : [...choices, value].sort((one, other) => one - other);
  return (
    <SelectField
      className={styles.quantity}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      aria-description={subject}
      options={all.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      disabled={disabled}
    />
  );
}
