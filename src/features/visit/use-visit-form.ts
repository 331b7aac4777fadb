import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { visitTexts } from '@/brand/texts/visit';
import { useAppForm } from '@/components/form/use-app-form';
import { mobileDigits } from '@/lib/mobile';
import { storedUser } from '@/session/stored-user';
import { showToast } from '@/ui/show-toast';
import { useBookVisit, type Visit, visitQueries } from './queries';
import { blankVisit, type VisitForm, visitSchema } from './visit.schema';
import { isConfirmed, noSlotsDuration, slotsWanted, visitNow } from './visit-rules';

/** The booking form with its time slots, and what becomes of it (docs/product/visit.md). */
export function useVisitForm() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const book = useBookVisit();
  const form = useAppForm<VisitForm>({
    initial: () => blankVisit(mobileDigits(storedUser()?.mobileNumber ?? '')),
    schema: visitSchema,
    draft: { form: 'visit', version: 1, together: [['atMall', 'date', 'slot']] },
    asks: false,
    onSubmit: async (values, { isMounted, saved }) => {
      const visit = visitOf(values);
      if (!visit) return;
      const booking = await book.mutateAsync(visit);
      if (!isConfirmed(booking)) {
        // Whatever is wrong, the slots may be others by now.
        void queryClient.invalidateQueries({ queryKey: visitQueries.allSlots });
        if (isMounted()) showToast('error', booking.description || textsOf(errorTexts).refresh);
        return;
      }
      saved();
      if (!isMounted()) return;
      const { day, people, time, slotId } = visit;
      const asked = queryClient.getQueryData(visitQueries.slots(day, people).queryKey);
      const visitSlot = asked?.find(({ id }) => id === slotId)?.name ?? '';
      const state = { bookingId: booking.bookingId, visitDay: day, visitTime: time, visitSlot };
      await navigate({ to: '/visit', search: { step: 'confirmed' }, state, replace: true });
    },
  });
  const { fields } = form;
  const { values } = fields;
  const wanted = slotsWanted(values);
  const slots = useQuery({
    ...visitQueries.slots(wanted?.day ?? '', wanted?.people ?? 0),
    enabled: wanted !== undefined,
  });
  const chosen = slots.data?.find(({ id }) => id === values.slot);
  useTellNoSlots(slots.data?.length === 0, slots.dataUpdatedAt);

  const isGone = slots.data !== undefined && values.slot !== '' && !chosen;
  const forgetSlot = useEffectEvent(() => {
    fields.setFieldValue('slot', '');
    form.judge('slot');
  });
  useEffect(() => {
    if (isGone) forgetSlot();
  }, [isGone]);

  return {
    form,
    slots,
    isSubmittable: fields.isValid() && (values.atMall || chosen !== undefined),

    setAtMall: (atMall: boolean) => {
      // Each takes its own error along; `setValues` would take those of all fields.
      fields.setFieldValue('atMall', atMall);
      fields.setFieldValue('date', '');
      fields.setFieldValue('slot', '');
    },
  };
}

/** The sentence belongs to one answer: it goes with the next one, and with the form. */
function useTellNoSlots(none: boolean, answeredAt: number): void {
  // Another answer that there are none gives the sentence its full time anew.
  const answer = none ? answeredAt : undefined;
  useEffect(
    () => (answer ? showToast('error', textsOf(visitTexts).noSlots, noSlotsDuration) : undefined),
    [answer],
  );
}

function visitOf(values: VisitForm): Visit | undefined {
  const who = {
    mobileNumber: values.mobile,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
  };
  if (values.atMall) return { ...who, ...visitNow(), people: Number(values.people), slotId: '' };
  const wanted = slotsWanted(values);
  return wanted && { ...who, ...wanted, time: '', slotId: values.slot };
}
