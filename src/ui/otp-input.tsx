import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './otp-input.module.css';

export interface OtpInputProps {
  /** Name of the group of boxes. */
  label: string;
  /** Name of the box at a position, counted from 1. */
  boxLabel: (position: number) => string;
  /** One character per box, a space for an empty one before a filled one. Setting it fills the boxes (WebOTP). */
  value: string;
  onChange: (value: string) => void;
  /** Number of boxes. */
  length?: number;
  disabled?: boolean | undefined;
  error?: string | undefined;
  focusOnMount?: boolean;
}

/** Single-digit boxes (part 1 §5): digits only, no pasting, the focus follows what one types. */
export function OtpInput(props: OtpInputProps) {
  const { label, boxLabel, value, onChange, length = 4, disabled, error, focusOnMount = false } = props;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus();

  useEffect(() => {
    if (focusOnMount) boxes.current[0]?.focus();
  }, [focusOnMount]);
  useFocusOnClear(value, disabled, boxes.current);

  const set = (index: number, digit: string) => {
    const digits = value.padEnd(length).slice(0, length).split('');
    digits[index] = digit;
    onChange(digits.join('').trimEnd());
  };

  const type = (index: number, raw: string) => {
    const digits = raw.replace(/\D/g, '');
    if (raw === '') return set(index, ' ');
    if (digits.length >= length) {
      onChange(digits.slice(0, length)); // the keyboard's own one-time-code suggestion
      return focus(length - 1);
    }
    if (digits === '') return;
    set(index, digits.slice(-1));
    focus(index + 1);
  };

  const press = (index: number, event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isText && !/\d/.test(event.key)) return event.preventDefault();
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    } else if (event.key === 'Backspace' && (value[index] ?? ' ') === ' ' && index > 0) {
      event.preventDefault();
      set(index - 1, ' ');
      focus(index - 1);
    }
  };

  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.boxes}>
        {Array.from({ length }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            className={styles.box}
            type="text"
            inputMode="numeric"
            disabled={disabled}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(index + 1)}
            aria-invalid={error ? true : undefined}
            value={(value[index] ?? '').trim()}
            onChange={(event) => type(index, event.target.value)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.target.select()}
            onPaste={block}
            onDrop={block}
          />
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function block(event: ClipboardEvent | DragEvent): void {
  event.preventDefault();
}

/** After a wrong code the boxes are cleared: the next attempt starts in the first, unless the focus is elsewhere. */
function useFocusOnClear(
  value: string,
  disabled: boolean | undefined,
  boxes: (HTMLInputElement | null)[],
): void {
  const before = useRef(value);
  useEffect(() => {
    if (disabled) return;
    const focused = document.activeElement;
    const free = focused === document.body || boxes.some((box) => box === focused);
    if (value === '' && before.current.length > 1 && free) boxes[0]?.focus();
    before.current = value;
  }, [value, disabled, boxes]);
}
