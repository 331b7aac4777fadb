import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { useAppForm } from '@/components/form/use-app-form';
import { useForgetGone } from '@/components/form/use-forget-gone';
import { useWrite } from '@/components/use-write';
import { mobileDigits } from '@/lib/mobile';
import { storedUser } from '@/session/stored-user';
import { showToast } from '@/ui/feedback/show-toast';
import { useToday } from '@/ui/hooks/use-today';
import { type Visit, visitQueries, visitWrite } from './queries';
import { blankVisit, type VisitForm, visitSchema } from './visit.schema';
import { noSlotsDuration, slotsWanted, visitNow } from './visit-rules';

/** The booking form, its time slots and its submit (docs/product/visit.md). */
export function useVisitForm() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const booking = useWrite(visitWrite);
  const form = useAppForm<VisitForm>({
    initial: () => blankVisit(mobileDigits(storedUser()?.mobileNumber ?? '')),
    schema: visitSchema,
    draft: { form: 'visit', version: 1, together: [['atMall', 'date', 'slot']] },
    asks: false,
    onSubmit: async (values, { isMounted, saved }) => {
      const visit = visitOf(values);
      if (!visit) return;
      const sent = await booking.send(visit);
      if (!sent) return;
      saved();
      if (!isMounted()) {
        showToast('success', textsOf(visitTexts).confirmed);
        return;
      }
      const { day, people, time, slotId } = visit;
      const asked = queryClient.getQueryData(visitQueries.slots(day, people).queryKey);
      const visitSlot = asked?.find(({ id }) => id === slotId)?.name ?? '';
      const visitor = storedUser()?.id;
      const state = { bookingId: sent.reply.bookingId, visitDay: day, visitTime: time, visitSlot, visitor };
      await navigate({ to: '/visit', search: { step: 'confirmed' }, state, replace: true });
    },
  });
  const { fields } = form;
  const { values } = fields;
  useJudgeDaily(values.date, () => form.judge('date'));
  const wanted = slotsWanted(values);
  const slots = useQuery({
    ...visitQueries.slots(wanted?.day ?? '', wanted?.people ?? 0),
    enabled: wanted !== undefined,
  });
  const chosen = slots.data?.find(({ id }) => id === values.slot);
  useTellNoSlots(slots.data?.length === 0, slots.dataUpdatedAt);
  useForgetGone({ form, name: 'slot' }, slots.data);

  return {
    form,
    slots,
    isSubmittable: fields.isValid() && (values.atMall || chosen !== undefined),

    setAtMall: (atMall: boolean) => {
      // One by one, because `setValues` would clear the errors of all fields.
      fields.setFieldValue('atMall', atMall);
      fields.setFieldValue('date', '');
      fields.setFieldValue('slot', '');
    },
  };
}

/** A date that was good may be over after midnight. */
function useJudgeDaily(date: string, judge: () => void): void {
  const day = useToday();
  const judgeChosen = useEffectEvent(() => {
    if (date !== '') judge();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is what changes
  useEffect(() => judgeChosen(), [day]);
}

/** The sentence is about one answer. It goes when the next one comes, or when the form closes. */
function useTellNoSlots(none: boolean, answeredAt: number): void {
  // Each answer without slots starts the time of the sentence again.
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
