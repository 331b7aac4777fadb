import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { useWrite } from '@/components/use-write';
import type { Customer } from '@/contract/customer';
import { Button } from '@/ui/controls/button';
import { minutesAndSeconds, useSecondsUntil } from '@/ui/hooks/use-seconds-until';
import { useWindowEvent } from '@/ui/hooks/use-window-event';
import styles from './profile.module.css';
import { verificationWrite } from './queries';
import { verificationCooldown, verificationDeadline } from './verification';

interface EmailFactProps {
  customer: Pick<Customer, 'email' | 'emailVerified'>;
  mobileNumber: string;
}

/** The e-mail address, which exists, with its tick or the way to verify it (docs/product/profile.md#the-e-mail-address). */
export function EmailFact({ customer: { email, emailVerified }, mobileNumber }: EmailFactProps) {
  const texts = textsOf(profileTexts);
  if (emailVerified) {
    return (
      <span className={styles.verified}>
        <span className={styles.address}>{email}</span>
        <span className={styles.tick}>
          <IconCircleCheckFilled size={20} aria-hidden />
          <span>{texts.verified}</span>
        </span>
      </span>
    );
  }
  return (
    <>
      <span className={styles.address}>{email}</span>
      <Verify key={email} email={email} mobileNumber={mobileNumber} />
    </>
  );
}

function Verify({ email, mobileNumber }: { email: string; mobileNumber: string }) {
  const texts = textsOf(profileTexts);
  const [deadline, setDeadline] = useState(() => verificationDeadline(email));
  useWindowEvent('storage', () => setDeadline(verificationDeadline(email))); // another tab has asked for the mail
  const seconds = useSecondsUntil(deadline, verificationCooldown);
  const { send, pending } = useWrite(verificationWrite);
  const askForMail = async () => {
    if (await send({ email, mobileNumber })) setDeadline(verificationDeadline(email));
  };
  return (
    <span className={styles.verify}>
      <span className={styles.verifyHint}>
        {seconds > 0 ? fill(texts.verifyAgain, { time: minutesAndSeconds(seconds) }) : texts.verifyHint}
      </span>
      <Button
        variant="secondary"
        size="compact"
        disabled={seconds > 0}
        loading={pending}
        onClick={() => void askForMail()}
      >
        {texts.verify}
      </Button>
    </span>
  );
}
