import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { SuggestionField } from '@/ui/suggestion-field';
import { pincodeQueries } from './queries';
import { pincodeLength, pincodeLookupLength } from './registration.schema';

interface PincodeFieldProps {
  label: string;
  value: string;
  /** `id` is '0' while one types and the chosen suggestion's afterwards. */
  onChange: (pincode: string, id: string) => void;
  onBlur: () => void;
  error: ReactNode;
}

/** Long enough that a typed pincode is one lookup, short enough that nobody waits. */
const typingPause = 200;

/** A pincode that must be chosen from the backend's suggestions, which are looked up from 3 digits (part 1 §5). */
export function PincodeField({ label, value, onChange, onBlur, error }: PincodeFieldProps) {
  const [settled] = useDebouncedValue(value, typingPause);
  const lookup = useQuery({
    ...pincodeQueries.suggestions(settled),
    enabled: settled.length >= pincodeLookupLength && /^\d+$/.test(settled),
  });
  const suggestions = value.length >= pincodeLookupLength ? (lookup.data ?? []) : [];
  return (
    <SuggestionField
      label={label}
      listLabel={textsOf(registrationTexts).pincodeSuggestions}
      inputMode="numeric"
      maxLength={pincodeLength}
      value={value}
      onChange={(text) => onChange(text.slice(0, pincodeLength), '0')}
      suggestions={suggestions
        .filter(({ pincode }) => pincode.startsWith(value))
        .map(({ id, pincode }) => ({ id, label: pincode }))}
      onPick={({ id, label: pincode }) => onChange(pincode, id)}
      onBlur={onBlur}
      loading={lookup.isFetching}
      error={error ?? (lookup.isError && settled === value ? errorText(failureOf(lookup.error)) : undefined)}
    />
  );
}
