import type { Handlers } from '../noun/handler';
import { bookVisit } from './book-visit';
import { slotsOf } from './free-slots';

export const visitHandlers = {
  async bookAvailableSlotList({ day, people }, { db, merchant, now }) {
    const slots = await slotsOf(db, merchant.id, { day, at: now() });
    return {
      slots: slots.filter(({ places }) => places >= people).map(({ id, name }) => ({ id: String(id), name })),
    };
  },

  bookScheduleVisit: bookVisit,
} satisfies Partial<Handlers>;
