import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { MerchantDetails } from '@/contract/merchant';
import { formatPoints } from '@/lib/points';
import { pointsUnit } from '@/session/units';
import { Points } from '@/ui/points';
import styles from './catalogue.module.css';

/** 'YOUR BALANCE' with the points' full name. */
export function BalanceBar({ merchant }: { merchant: MerchantDetails | undefined }) {
  return (
    <div className={styles.balance}>
      <span className={styles.balanceLabel}>{textsOf(redeemTexts).yourBalance}</span>
      {merchant ? (
        <Points
          figure={formatPoints(merchant.balance)}
          unit={merchant.pointsName || pointsUnit()}
          size="large"
        />
      ) : null}
    </div>
  );
}
