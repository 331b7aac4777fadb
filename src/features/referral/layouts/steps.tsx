import type { LayoutProps } from '../layout-props';
import styles from './steps.module.css';
import { GiftPicture } from './steps-gift';

/** A present, the merchant's words, its steps along a line, and the code at their end. */
export function Layout({ merchant, ticket }: LayoutProps) {
  const { referralHeader, referralSubHeader, referralSteps } = merchant;
  return (
    <>
      <GiftPicture />
      {referralHeader || referralSubHeader ? (
        <div className={styles.words}>
          {referralHeader ? <h2 className={styles.header}>{referralHeader}</h2> : null}
          {referralSubHeader ? <p className={styles.subHeader}>{referralSubHeader}</p> : null}
        </div>
      ) : null}
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
