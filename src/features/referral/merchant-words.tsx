import type { MerchantDetails } from '@/contract/merchant';

type Styles = Readonly<Record<string, string>>;

/** What the merchant says about referring. Each layout brings its own look: `words`, `header`, `subHeader`. */
export function MerchantWords({ merchant, styles }: { merchant: MerchantDetails; styles: Styles }) {
  const { referralHeader, referralSubHeader } = merchant;
  if (!referralHeader && !referralSubHeader) return null;
  return (
    <div className={styles.words}>
      {referralHeader ? <h2 className={styles.header}>{referralHeader}</h2> : null}
      {referralSubHeader ? <p className={styles.subHeader}>{referralSubHeader}</p> : null}
    </div>
  );
}

/** The merchant's numbered steps, with the look of a layout: `steps`, `step`. */
export function MerchantSteps({ merchant, styles }: { merchant: MerchantDetails; styles: Styles }) {
  const { referralSteps } = merchant;
  if (referralSteps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {referralSteps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and they keep their places
        <li key={index} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
