import { IconInfoCircle } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { MerchantDetails } from '@/contract/merchant';
import styles from './catalogue.module.css';

/** The reason why points cannot be redeemed now. Empty while they can. */
export function BurnBanner({ merchant }: { merchant: MerchantDetails | undefined }) {
  if (!merchant || merchant.burnEnabled) return null;
  return (
    <p className={styles.banner} role="status">
      <IconInfoCircle size={20} aria-hidden />
      <span>{merchant.burnRestriction.trim() || textsOf(redeemTexts).restricted}</span>
    </p>
  );
}
