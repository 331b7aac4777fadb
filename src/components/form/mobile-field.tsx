import { type ChangeEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { TextField } from '@/ui/form/text-field';

interface MobileFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  onBlur: () => void;
  error: ReactNode;
  readOnly?: boolean;
  /** Whether it takes the focus when its screen opens. */
  autoFocus?: boolean;
  /** The room for +91, as a CSS length. */
  leadWidth?: string;
}

/** The mobile number after a fixed +91, grouped 4-3-3 during typing. */
export function MobileField(props: MobileFieldProps) {
  const { ref, value, onChange, onBlur, error, readOnly, autoFocus, leadWidth } = props;
  const texts = textsOf(loginTexts);
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const digitsBeforeCaret = useRef<number | undefined>(undefined);
  const shown = groupMobile(value);

  // Grouping moves characters, so the caret goes back behind the same digit.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    if (digits === undefined || input.current?.value !== shown) return;
    const caret = groupMobile(shown.replace(/ /g, '').slice(0, digits)).length;
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = undefined;
  }, [shown, input]);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const beforeCaret = currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined);
    digitsBeforeCaret.current = mobileDigits(beforeCaret).length;
    onChange(mobileDigits(currentTarget.value));
  };

  return (
    <TextField
      ref={input}
      lead={texts.prefix}
      leadWidth={leadWidth}
      label={texts.mobileNumber}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      autoFocus={autoFocus}
      readOnly={readOnly}
      value={shown}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}
