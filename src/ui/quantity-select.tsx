import styles from './quantity-select.module.css';
import { SelectField } from './select-field';

export interface QuantitySelectProps {
  /** The accessible name; shown above the field unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  min: number;
  max: number;
  value: number;
  onChange: (quantity: number) => void;
  disabled?: boolean | undefined;
}

/** Every quantity from `min` to `max`; a value outside stays visible until another is chosen. */
export function QuantitySelect(props: QuantitySelectProps) {
  const { label, hideLabel = false, min, max, value, onChange, disabled } = props;
  const choices = Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
  const all = choices.includes(value) ? choices : [value, ...choices];
  return (
    <SelectField
      className={styles.quantity}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      options={all.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      disabled={disabled}
    />
  );
}
