import { queryOptions, useMutation } from '@tanstack/react-query';
import { askAgainOnline } from '@/components/ask-again-online';
import type { RequestOf } from '@/contract/call';
import { bookAvailableSlotList, bookScheduleVisit } from '@/contract/visit';
import { send } from '@/session/send';

const allSlots = ['visit', 'slots'] as const;

export const visitQueries = {
  allSlots,

  /** The time slots of a day with room for so many people. They are never kept, because others book them meanwhile. */
  slots: (day: string, people: number) =>
    queryOptions({
      queryKey: [...allSlots, day, people],
      queryFn: async ({ signal }) => (await send(bookAvailableSlotList, { day, people }, { signal })).slots,
      staleTime: 0,
      ...askAgainOnline,
    }),
};

/** A visit as it is booked; the session knows the mall. */
export type Visit = Omit<RequestOf<typeof bookScheduleVisit>, 'merchantId'>;

export function useBookVisit() {
  return useMutation({ mutationFn: (visit: Visit) => send(bookScheduleVisit, visit) });
}
