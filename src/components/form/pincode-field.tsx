import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { registrationTexts } from '@/brand/texts/registration';
import type { PincodeSuggestion } from '@/contract/customer';
import { failureOf, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/feedback/show-toast';
import { SuggestionField } from '@/ui/form/suggestion-field';
import { normalisePincode, pincodeLength, pincodeLookupLength } from './personal.schema';
import { pincodeQueries } from './pincode-queries';
import { RetryBelow } from './retry-below';
import { afterPaste } from './taken-text';

interface PincodeFieldProps {
  label: string;
  value: string;
  /** Whether the value was chosen from the list. If not, the list stays below the field when it is left. */
  isChosen: boolean;
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
export function PincodeField({ label, value, isChosen, onChange, onBlur, error }: PincodeFieldProps) {
  const [settled] = useDebouncedValue(value, typingPause);
  // Nobody needs suggestions for a pincode that is chosen already, before she comes to the field.
  const [isUsed, setUsed] = useState(false);
  const isLookedUp = (isUsed || !isChosen) && settled.length >= pincodeLookupLength && /^\d+$/.test(settled);
  const lookup = useQuery({ ...pincodeQueries.suggestions(settled), enabled: isLookedUp });
  useTellLookupError(lookup.error);
  const suggestions = value.length >= pincodeLookupLength ? (lookup.data ?? []) : [];
  const isCurrent = isLookedUp && settled === value;
  const hasFailed = isCurrent && lookup.isError && !pincodeRefusal(lookup.error);
  return (
    <RetryBelow onRetry={hasFailed && !lookup.isFetching ? () => void lookup.refetch() : undefined}>
      <SuggestionField
        label={label}
        listLabel={textsOf(registrationTexts).pincodeSuggestions}
        inputMode="numeric"
        maxLength={pincodeLength}
        value={value}
        onChange={(text) => onChange(normalisePincode(text).slice(0, pincodeLength), '0')}
        onPaste={(event) => {
          event.preventDefault();
          const pasted = normalisePincode(afterPaste(event).text).trim();
          onChange(pasted.slice(0, pincodeLength), '0');
        }}
        suggestions={suggestions
          .filter(({ pincode }) => pincode.startsWith(value))
          .map(({ id, pincode }) => ({ id, label: pincode }))}
        onPick={({ id, label: pincode }) => onChange(pincode, id)}
        onFocus={() => setUsed(true)}
        onBlur={onBlur}
        loading={lookup.isFetching}
        stays={!isChosen}
        error={(isCurrent ? lookupError(lookup) : undefined) ?? error}
      />
    </RetryBelow>
  );
}

/** A 102 stands under the field (docs/product/registration.md#pincodes); of every other failure, the toast says why. */
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

/** What stands under the field: the backend's words for a 102, the general ones for an empty list. */
function lookupError({ error, data, isPlaceholderData }: UseQueryResult<PincodeSuggestion[]>) {
  if (error) return pincodeRefusal(error) ?? textsOf(registrationTexts).pincodeListFailed;
  return data?.length === 0 && !isPlaceholderData ? textsOf(errorTexts).unknown : undefined;
}
