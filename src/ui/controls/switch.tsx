import styles from './switch.module.css';
import { useTapped } from './use-tapped';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off at once. The whole row can be tapped. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const [shown, show] = useTapped(checked);
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={shown}
        aria-checked={shown}
        onChange={({ target }) => {
          show(target.checked);
          onChange(target.checked);
        }}
      />
      <span className={styles.track} aria-hidden />
    </label>
  );
}
