import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { useBack } from '@/components/use-back';
import { calendarDay } from '@/lib/calendar-day';
import { stateText } from '@/lib/state-text';
import { isLoggedIn, storedUser } from '@/session/stored-user';
import { focusMain } from '@/ui/navigation/focus-main';
import { Confirmation } from './confirmation';
import { VisitForm } from './visit-form';
import { Welcome } from './welcome';

/** Booking a visit in three steps, for visitors and customers (docs/product/visit.md). */
export function VisitScreen() {
  const { title } = textsOf(visitTexts);
  const { step } = useSearch({ from: '/visit' });
  const { booking } = useRouteContext({ from: '/visit' });
  // With Back, the next customer on this phone may come to the visit of the one before.
  const isOthers = booking.visitor !== undefined && booking.visitor !== storedUser()?.id;
  const booked = !isOthers && calendarDay(stateText(booking.visitDay) ?? '') !== undefined;
  const leave = useBack(isLoggedIn() ? '/dashboard' : '/login');
  const backToWelcome = useBack('/visit');
  useFocusOnStep(step);

  if (step === 'confirmed' && booked) return <Confirmation title={title} booking={booking} />;
  if (step === 'details') return <VisitForm title={title} onBack={backToWelcome} />;
  return <Welcome title={title} onBack={leave} />;
}

/** The router moves the focus for another path only. */
function useFocusOnStep(step: string | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) focusMain();
    shown.current = step;
  }, [step]);
}
