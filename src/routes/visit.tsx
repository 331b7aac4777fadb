import { createFileRoute } from '@tanstack/react-router';
import { VisitScreen } from '@/features/visit/visit-screen';
import { openDraft } from '@/session/opened-drafts';

/** The step stands in the address, so that Back leads a step back. Without one, it is the first. */
export const Route = createFileRoute('/visit')({
  staticData: { optional: 'visit' },
  validateSearch: ({ step }: Record<string, unknown>): { step?: 'details' | 'confirmed' } =>
    step === 'details' || step === 'confirmed' ? { step } : {},
  // In the route's context, because the location already belongs to the next screen while this one is being left.
  beforeLoad: async ({ location: { state } }) => {
    await openDraft('visit');
    return { booking: state };
  },
  component: VisitScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the visit that was just booked; its slot as shoppers read it, or the time of somebody who is at the mall. */
    bookingId?: string;
    visitDay?: string;
    visitSlot?: string;
    visitTime?: string;
    /** The id of the customer who has booked it; none for a visitor. */
    visitor?: string | undefined;
  }
}
