import { IconBrandWhatsapp, IconCalendarEvent, IconTicket, IconUsers } from '@tabler/icons-react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { ButtonLink } from '@/components/links';
import { MallLogo } from '@/components/mall-logo';
import { Page } from '@/components/page';
import { Button } from '@/ui/controls/button';
import { HeroCard } from '@/ui/lists/hero-card';
import styles from './visit.module.css';

interface WelcomeProps {
  title: string;
  onBack: () => void;
}

/** The first step: what a booking is good for. */
export function Welcome({ title, onBack }: WelcomeProps) {
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
      <ul className={styles.reasons}>
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
