import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { Points } from '@/components/points';
import type { MerchantDetails } from '@/contract/merchant';
import styles from './catalogue.module.css';

/** 'YOUR BALANCE' with the points' full name. */
export function BalanceBar({ merchant }: { merchant: MerchantDetails | undefined }) {
  return (
    <div className={styles.balance}>
      <span className={styles.balanceLabel}>{textsOf(redeemTexts).yourBalance}</span>
      {merchant ? <Points value={merchant.balance} unit={merchant.pointsName} size="large" /> : null}
    </div>
  );
}
