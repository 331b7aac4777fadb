import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DraftProblem } from '../../wire';
import { compareLooks } from '../requests';

const none: readonly DraftProblem[] = [];

/**
 * What a browser shows in another way than the icons of a mall. It takes a second for a new picture, so the check of a
 * draft does not wait for it.
 *
 * @param name of what the preview shows
 */
export function useLooks(id: string, name: string | undefined): readonly DraftProblem[] {
  const { data } = useQuery({
    queryKey: ['looks', id, name],
    queryFn: () => compareLooks(id),
    enabled: name !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return data ?? none;
}
