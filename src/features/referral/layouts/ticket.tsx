import type { LayoutProps } from '../layout-props';
import styles from './ticket.module.css';
import { BagPicture, MessagePicture } from './ticket-pictures';

/** The merchant's words between two pictures, its steps as a card, and the code. */
export function Layout({ merchant, ticket }: LayoutProps) {
  const { referralHeader, referralSubHeader, referralSteps } = merchant;
  return (
    <>
      {referralHeader || referralSubHeader ? (
        <div className={styles.words}>
          {referralHeader ? <h2 className={styles.header}>{referralHeader}</h2> : null}
          {referralSubHeader ? <p className={styles.subHeader}>{referralSubHeader}</p> : null}
        </div>
      ) : null}
      <div className={styles.pictures} aria-hidden="true">
        <MessagePicture />
        <BagPicture />
      </div>
      {referralSteps.length > 0 ? (
        <ol className={styles.steps}>
          {referralSteps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and they keep their places
            <li key={index} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      ) : null}
      {ticket}
    </>
  );
}
