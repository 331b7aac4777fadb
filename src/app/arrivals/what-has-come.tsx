import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { arrivalTexts } from '@/brand/texts/arrivals';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { merchantQuery } from '@/components/merchant-query';
import { useCountedBalance } from '@/features/dashboard/counted-balance';
import { holdInstallOffer } from '@/features/install/install-offer';
import { paths } from '@/lib/paths';
import { hasFirstBill } from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';
import { IconButton } from '@/ui/controls/icon-button';
import { FootLine } from '@/ui/feedback/foot-line';
import { Spoken } from '@/ui/text/spoken';
import type { Arrival } from './arrival-rules';
import { arrivalWords } from './arrival-words';
import { countUp } from './count-up';
import { followArrivals } from './follow-arrivals';
import styles from './what-has-come.module.css';

/** Tells on home what has come, once in a start (docs/product/dashboard.md#what-has-come). */
export function WhatHasCome() {
  const queryClient = useQueryClient();
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/dashboard' });
  const told = useRef(false);
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    const merchant = () => queryClient.getQueryData(merchantQuery().queryKey);
    const isCovered = () => Boolean(merchant()?.launchBanner) && readStored('IsTabActive') !== 'false';
    const mayTell = () =>
      atHome &&
      !told.current &&
      document.visibilityState === 'visible' &&
      !hasFirstBill(storedUser()?.mobileNumber) && // its line has this place
      !isCovered();
    let stopCounting = () => {};
    const leave = followArrivals(queryClient, mayTell, (come) => {
      told.current = true;
      setArrival(come);
      const balance = merchant()?.balance;
      if (come.kind === 'points' && balance !== undefined)
        stopCounting = countUp(Math.max(0, balance - come.points), balance, (points) =>
          useCountedBalance.setState({ points }),
        );
    });
    return () => {
      leave();
      stopCounting();
      setArrival(undefined);
    };
  }, [queryClient, atHome]);

  const words = arrival ? arrivalWords(arrival) : '';
  return (
    <>
      <Spoken>{words}</Spoken>
      {arrival ? <Line kind={arrival.kind} words={words} onClose={() => setArrival(undefined)} /> : null}
    </>
  );
}

interface LineProps {
  kind: Arrival['kind'];
  words: string;
  onClose: () => void;
}

/** It stays until the shopper closes it or leaves home. */
function Line({ kind, words, onClose }: LineProps) {
  useEffect(holdInstallOffer, []);
  return (
    <FootLine>
      <IconCircleCheck size={28} aria-hidden className={styles.icon} />
      <p className={styles.words}>{words}</p>
      <Link to={kind === 'tier' ? paths.membership : paths.transactions}>{textsOf(arrivalTexts).view}</Link>
      <IconButton
        label={textsOf(commonTexts).close}
        icon={<IconX size={20} aria-hidden />}
        onClick={onClose}
      />
    </FootLine>
  );
}
