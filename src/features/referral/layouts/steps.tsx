import type { LayoutProps } from '../layout';
import { MerchantSteps, MerchantWords } from '../merchant-words';
import styles from './steps.module.css';
import { GiftPicture } from './steps-gift';

/** A present, the merchant's words, its steps along a line, and the code at their end. */
export function Layout({ merchant, ticket }: LayoutProps) {
  return (
    <>
      <GiftPicture />
      <MerchantWords merchant={merchant} styles={styles} />
      <MerchantSteps merchant={merchant} styles={styles} />
      {ticket}
    </>
  );
}
