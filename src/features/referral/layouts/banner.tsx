import { IconGift, IconSend, IconUserPlus } from '@tabler/icons-react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { referralTexts } from '@/brand/texts/referral';
import type { LayoutProps } from '../layout';
import styles from './banner.module.css';
import { FriendsPicture } from './banner-friends';

/** A banner, three steps in a row, and where the friend registers. The words are the same in every mall. */
export function Layout({ merchant, ticket }: LayoutProps) {
  const texts = textsOf(referralTexts);
  const flow = [
    { icon: <IconSend size={24} aria-hidden />, text: texts.invite },
    { icon: <IconUserPlus size={24} aria-hidden />, text: texts.getRegistered },
    { icon: <IconGift size={24} aria-hidden />, text: texts.bothRewarded },
  ];
  return (
    <>
      <div className={styles.banner}>
        <h2 className={styles.words}>{texts.banner}</h2>
        <FriendsPicture />
      </div>
      <ol className={styles.flow}>
        {flow.map(({ icon, text }) => (
          <li key={text} className={styles.step}>
            <span className={styles.icon}>{icon}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {ticket}
      <p className={styles.registration}>
        {fill(texts.registration, { merchant: merchant.merchantName || currentBrand().name })}
      </p>
    </>
  );
}
