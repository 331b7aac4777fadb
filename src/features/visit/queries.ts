import { queryOptions } from '@tanstack/react-query';
import { askAgainOnline } from '@/components/ask-again-online';
import { sendOnce } from '@/components/form/send-once';
import type { Write } from '@/components/use-write';
import type { ReplyOf, RequestOf } from '@/contract/call';
import { bookAvailableSlotList, bookScheduleVisit } from '@/contract/visit';
import { send } from '@/session/send';
import { CallError } from '@/transport/call-error';
import { isConfirmed } from './visit-rules';

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

/** Books a visit. An answer that does not confirm it is a refusal, and after each refusal the slots may have changed. */
export const visitWrite: Write<Visit, ReplyOf<typeof bookScheduleVisit>> = {
  send: async (visit) => {
    const booking = await send(bookScheduleVisit, visit);
    if (isConfirmed(booking)) return booking;
    const { description } = booking;
    throw new CallError({ kind: 'rejected', statusCode: undefined, description }, bookScheduleVisit.path);
  },
  once: (visit, sendIt) => sendOnce('visit', visit, sendIt),
  staleIfRefused: [visitQueries.allSlots],
};
