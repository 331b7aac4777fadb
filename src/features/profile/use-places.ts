import { useQuery } from '@tanstack/react-query';
import { isPincodeChosen } from '@/components/form/personal.schema';
import { pincodeRefusal, useTellLookupError } from '@/components/form/pincode-field';
import { pincodeQueries } from '@/components/form/pincode-queries';
import type { Customer, Places } from '@/contract/customer';
import type { ProfileForm } from './profile.schema';

/** City, state and country of the chosen pincode: the record's own ones as long as it is the record's pincode. */
export function usePlaces(values: Pick<ProfileForm, 'pincode' | 'pincodeId'>, customer: Customer) {
  const isOwn = values.pincode === customer.pincode;
  const { city, state, country } = customer;
  const own: Places | undefined = isOwn && city.name ? { city, state, country } : undefined;
  const isChosen = isPincodeChosen(values);
  const lookup = useQuery({ ...pincodeQueries.places(values.pincode), enabled: isChosen && !own });
  useTellLookupError(lookup.error);
  const known = isChosen ? (own ?? lookup.data) : undefined;
  return {
    known,
    /** A new pincode is not saved without its city. */
    missing: isChosen && !isOwn && !known,
    isLoading: lookup.isFetching,
    /** The backend's words for a pincode of which it knows no city. */
    refusal: isChosen ? pincodeRefusal(lookup.error) : undefined,
    /** Looks them up again, where that failed. */
    retry: isChosen && lookup.isError && !lookup.isFetching ? () => void lookup.refetch() : undefined,
  };
}

export type PlacesState = ReturnType<typeof usePlaces>;
