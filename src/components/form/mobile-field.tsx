import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { TextField } from '@/ui/form/text-field';
import { normalisedChange } from './caret';

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
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange(mobileDigits(normalisedChange(currentTarget, (text) => groupMobile(mobileDigits(text)))));

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
