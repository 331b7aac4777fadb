import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { groupMobile, takenMobile } from '@/lib/mobile';
import { TextField } from '@/ui/form/text-field';
import { putCaretAt } from './caret';

interface MobileFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
  /** Digits, with a leading plus if it is a number of another country. */
  value: string;
  onChange: (text: string) => void;
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
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const taken = takenMobile(input.value, input.selectionStart, value);
    if (taken.shown !== input.value) putCaretAt(input, taken.caret);
    onChange(taken.text);
  };

  return (
    <TextField
      ref={ref}
      lead={texts.prefix}
      leadWidth={leadWidth}
      label={texts.mobileNumber}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      autoFocus={autoFocus}
      readOnly={readOnly}
      value={groupMobile(value)}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}
