import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { Points } from '@/components/points';
import type { MerchantDetails } from '@/contract/merchant';
import { Switch } from '@/ui/controls/switch';
import styles from './catalogue.module.css';
import { hasPoints } from './catalogue-rules';

interface BalanceBarProps {
  merchant: MerchantDetails | undefined;
  /** Whether only products show that the balance is enough for. */
  within: boolean;
  /** Undefined where that makes no difference. */
  onWithin: ((within: boolean) => void) | undefined;
  /** How many of the products the balance is enough for, where that is known. */
  count: number | undefined;
}

/** 'YOUR BALANCE' with the points' full name, and what it is enough for. */
export function BalanceBar({ merchant, within, onWithin, count }: BalanceBarProps) {
  const texts = textsOf(redeemTexts);
  return (
    <div>
      <div className={styles.balance}>
        <span className={styles.balanceLabel}>{texts.yourBalance}</span>
        {merchant ? <Points value={merchant.balance} unit={merchant.pointsName} size="large" /> : null}
      </div>
      {onWithin ? (
        <div className={styles.within} hidden={merchant && !hasPoints(merchant.balance)}>
          {merchant ? (
            <Switch
              label={texts.withinPoints}
              note={count === undefined ? undefined : texts.withinCount(count)}
              checked={within}
              onChange={onWithin}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
