import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { asciiDigits, digitsOf } from '@/lib/digits';
import styles from './otp-input.module.css';

interface OtpInputProps {
  /** Name of the group of boxes. */
  label: string;
  /** Name of the box at a position, counted from 1. */
  boxLabel: (position: number) => string;
  /** One character per box. An empty box before a filled one is a space. Setting the value fills the boxes (WebOTP). */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left all boxes. */
  onLeave?: () => void;
  /** Number of boxes. */
  length?: number;
  /** When it becomes false, the first box gets the focus. */
  disabled?: boolean | undefined;
  /** Read out when it appears. Later changes, such as those of a countdown, are not read out. */
  error?: string | undefined;
  /** Shown in the error's place while there is none, and not read out by itself: what is still to do, or what a toast has said. */
  hint?: string | undefined;
  focusOnMount?: boolean;
}

/**
 * Boxes for one digit each (docs/product/login.md#the-otp-screen): digits only, no pasting, and the focus moves with
 * the typing.
 */
export function OtpInput(props: OtpInputProps) {
  const { label, boxLabel, value, onChange, length = 4, disabled, error, hint } = props;
  const { onLeave, focusOnMount = false } = props;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus();

  useEffect(() => {
    if (focusOnMount) boxes.current[0]?.focus();
  }, [focusOnMount]);
  useFocusOnRestart(value, disabled, boxes.current);
  const announced = useFirst(error);
  const shown = error ?? hint;

  const set = (index: number, digit: string) => {
    const digits = value.padEnd(length).slice(0, length).split('');
    digits[index] = digit;
    onChange(digits.join('').trimEnd());
  };

  const type = (index: number, raw: string) => {
    const digits = digitsOf(raw);
    if (raw === '') return set(index, ' ');
    if (digits.length >= length) {
      onChange(digits.slice(0, length)); // the keyboard's own one-time-code suggestion
      return focus(length - 1);
    }
    if (digits === '') return;
    // The old digit may be before or after the new one, depending on the caret.
    set(index, digits.replace(value[index] ?? '', '').slice(-1) || digits.slice(-1));
    focus(index + 1);
  };

  const press = (index: number, event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isText && digitsOf(event.key) === '') return event.preventDefault();
    if (asciiDigits(event.key) === value[index]) {
      event.preventDefault(); // the browser reports no change
      return focus(index + 1);
    }
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
    <fieldset
      className={styles.group}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
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
            // Not on the group, because iPhones do not read out what describes a group.
            aria-describedby={shown ? errorId : undefined}
            aria-invalid={shown ? true : undefined}
            value={(value[index] ?? '').trim()}
            onChange={(event) => type(index, event.target.value)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => event.currentTarget.select()}
            onPaste={block}
            onDrop={block}
          />
        ))}
      </div>
      {shown ? (
        // Not a live region, because after a reload the first text comes together with the screen.
        <p id={errorId} className={styles.error} role={error && error === announced ? 'alert' : undefined}>
          {shown}
        </p>
      ) : null}
    </fieldset>
  );
}

function block(event: ClipboardEvent | DragEvent): void {
  event.preventDefault();
}

/** The first text of a series without a gap. */
function useFirst(text: string | undefined): string | undefined {
  const [first, setFirst] = useState(text);
  if ((first === undefined) !== (text === undefined)) setFirst(text);
  return first;
}

/**
 * Puts the focus into the first box after a wrong code (which clears the boxes) and when the boxes are enabled again,
 * unless the focus is somewhere else.
 */
function useFocusOnRestart(
  value: string,
  disabled: boolean | undefined,
  boxes: (HTMLInputElement | null)[],
): void {
  const before = useRef({ value, disabled });
  useEffect(() => {
    const restarts = before.current.disabled || (value === '' && before.current.value.length > 1);
    before.current = { value, disabled };
    if (disabled || !restarts) return;
    const focused = document.activeElement;
    const free =
      focused === document.body || focused?.matches(':disabled') || boxes.some((box) => box === focused);
    if (free) boxes[0]?.focus();
  }, [value, disabled, boxes]);
}
