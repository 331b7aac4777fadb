import { useId } from 'react';
import styles from './switch.module.css';
import { useTapped } from './use-tapped';

interface SwitchProps {
  label: string;
  /** What else is known about it, behind its name. */
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off at once. The whole row can be tapped. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  const noteId = useId();
  const [shown, show] = useTapped(checked);
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      {note === undefined ? null : (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-label={label}
        aria-describedby={note === undefined ? undefined : noteId}
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
