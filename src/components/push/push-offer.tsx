import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/feedback/show-toast';
import { merchantQuery } from '../merchant-query';
import { useTask } from '../use-task';
import styles from './push-offer.module.css';
import { isWithoutPush, pushState } from './push-state';
import { startRegistration } from './start-registration';

interface PushOfferProps {
  /** Also says what to do where the shopper has refused push messages. */
  explainsRefusal?: boolean;
}

/**
 * Asks for push messages where a shopper sees what they are good for (docs/product/notifications.md#asking). The
 * browser's own question comes only after a tap.
 */
export function PushOffer({ explainsRefusal = false }: PushOfferProps) {
  const texts = textsOf(notificationsTexts);
  const queryClient = useQueryClient();
  const state = usePushState();
  const shown = state === 'default' || (state === 'denied' && explainsRefusal);
  // Only what is known already: an offer that nobody asked for must not show a failure.
  const merchant = useQuery({ ...merchantQuery(), enabled: false });
  const { run: turnOn, pending } = useTask(async () => {
    const answer = await Notification.requestPermission();
    if (answer !== 'granted') return;
    showToast('success', texts.pushAllowed);
    await startRegistration(queryClient);
  });
  if (!shown || !merchant.data || isWithoutPush(merchant.data)) return null;
  const refused = state === 'denied';
  return (
    <section className={styles.offer} role="status">
      <span className="thumb disc">
        {refused ? <IconBellOff size={24} aria-hidden /> : <IconBellRinging size={24} aria-hidden />}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{refused ? texts.pushRefused : texts.pushTitle}</h2>
        <p className="quiet">
          {refused ? texts.pushRefusedHint : fill(texts.pushHint, { name: currentBrand().name })}
        </p>
      </div>
      {refused ? null : (
        <div className={styles.action}>
          <Button variant="secondary" size="compact" loading={pending} onClick={() => void turnOn()}>
            {texts.pushTurnOn}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the shopper has allowed. It is read again with every render, and when she comes back from the browser's settings. */
function usePushState() {
  const [, setReturns] = useState(0);
  const queryClient = useQueryClient();
  const state = pushState();
  const look = useEffectEvent(() => {
    if (pushState() === state) return;
    setReturns((before) => before + 1);
    void startRegistration(queryClient);
  });
  useEffect(() => {
    const onReturn = () => look();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return state;
}
