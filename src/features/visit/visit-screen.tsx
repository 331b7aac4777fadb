import { IconBrandWhatsapp, IconCalendarEvent, IconTicket, IconUsers } from '@tabler/icons-react';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { ButtonLink } from '@/components/links';
import { MallLogo } from '@/components/mall-logo';
import { Page } from '@/components/page';
import { useBack } from '@/components/use-back';
import { calendarDay } from '@/lib/calendar-day';
import { stateText } from '@/lib/state-text';
import { isLoggedIn, storedUser } from '@/session/stored-user';
import { Button } from '@/ui/controls/button';
import { HeroCard } from '@/ui/lists/hero-card';
import { focusMain } from '@/ui/navigation/focus-main';
import { Confirmation } from './confirmation';
import styles from './visit.module.css';
import { VisitForm } from './visit-form';

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

interface WelcomeProps {
  title: string;
  onBack: () => void;
}

/** The first step: what a booking is good for. */
function Welcome({ title, onBack }: WelcomeProps) {
  const texts = textsOf(visitTexts);
  const { name } = currentBrand();
  const reasons = [
    { icon: <IconCalendarEvent size={24} aria-hidden />, text: texts.chooseDay },
    { icon: <IconUsers size={24} aria-hidden />, text: texts.bringPeople },
    { icon: <IconTicket size={24} aria-hidden />, text: texts.getId },
  ];
  return (
    <Page
      title={title}
      onBack={onBack}
      foot={
        <>
          <ButtonLink to="/visit" search={{ step: 'details' }}>
            {texts.continueHere}
          </ButtonLink>
          <Button variant="secondary" disabled>
            <IconBrandWhatsapp size={20} aria-hidden />
            <span>{texts.whatsappSoon}</span>
          </Button>
        </>
      }
    >
      <HeroCard>
        <div className={styles.welcome}>
          <span className={styles.logo}>
            <MallLogo height={64} />
          </span>
          <h2 className={styles.greeting}>{fill(texts.welcome, { mall: name })}</h2>
          <p>{texts.welcomeText}</p>
        </div>
      </HeroCard>
      <ul className="stack">
        {reasons.map(({ icon, text }) => (
          <li key={text} className={styles.reason}>
            <span className={styles.reasonIcon}>{icon}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
