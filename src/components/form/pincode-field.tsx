import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { registrationTexts } from '@/brand/texts/registration';
import type { PincodeSuggestion } from '@/contract/customer';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { SuggestionField } from '@/ui/form/suggestion-field';
import { showToast } from '@/ui/show-toast';
import { pincodeLength, pincodeLookupLength } from './personal.schema';
import { pincodeQueries } from './pincode-queries';

interface PincodeFieldProps {
  label: string;
  value: string;
  /** `id` is '0' during typing. Afterwards it is the id of the chosen suggestion. */
  onChange: (pincode: string, id: string) => void;
  onBlur: () => void;
  error: ReactNode;
}

/** Long enough for one lookup per typed pincode, and short enough that nobody waits. */
const typingPause = 200;

/**
 * A pincode that must be chosen from the backend's suggestions, which are looked up from 3 digits
 * (docs/product/registration.md#pincodes).
 */
export function PincodeField({ label, value, onChange, onBlur, error }: PincodeFieldProps) {
  const [settled] = useDebouncedValue(value, typingPause);
  // A pincode that was filled in is chosen already; nobody needs suggestions before she comes to the field.
  const [isUsed, setUsed] = useState(false);
  const isLookedUp = isUsed && settled.length >= pincodeLookupLength && /^\d+$/.test(settled);
  const lookup = useQuery({ ...pincodeQueries.suggestions(settled), enabled: isLookedUp });
  useTellLookupError(lookup.error);
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
      onFocus={() => setUsed(true)}
      onBlur={onBlur}
      loading={lookup.isFetching}
      error={error ?? (isLookedUp && settled === value ? lookupError(lookup) : undefined)}
    />
  );
}

/** A 102 stands under the field (docs/product/registration.md#pincodes); every other failure of a lookup is a toast. */
export function useTellLookupError(error: Error | null): void {
  useEffect(() => {
    if (error && !isForField(error)) showToast('error', errorText(failureOf(error)));
  }, [error]);
}

/** What the backend says of a pincode with a 102; undefined for any other failure and for none. */
export function pincodeRefusal(error: Error | null): string | undefined {
  return error && isForField(error) ? errorText(failureOf(error)) : undefined;
}

const isForField = (error: Error) => refusalOf(error)?.statusCode === 102;

/** The sentence under the field: the backend's own for a 102, the general one for an empty list. */
function lookupError({ error, data, isPlaceholderData }: UseQueryResult<PincodeSuggestion[]>) {
  if (error) return pincodeRefusal(error);
  return data?.length === 0 && !isPlaceholderData ? textsOf(errorTexts).unknown : undefined;
}
