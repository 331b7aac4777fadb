import type { LayoutProps } from '../layout';
import { MerchantSteps, MerchantWords } from '../merchant-words';
import styles from './ticket.module.css';
import { BagPicture, MessagePicture } from './ticket-pictures';

/** The merchant's words between two pictures, its steps as a card, and the code. */
export function Layout({ merchant, ticket }: LayoutProps) {
  return (
    <>
      <MerchantWords merchant={merchant} styles={styles} />
      <div className={styles.pictures} aria-hidden="true">
        <MessagePicture />
        <BagPicture />
      </div>
      <MerchantSteps merchant={merchant} styles={styles} />
      {ticket}
    </>
  );
}
