import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { ButtonLink } from '@/components/links';
import { Points } from '@/components/points';
import type { CartLine } from '@/contract/cart';
import type { MerchantDetails } from '@/contract/merchant';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { Button } from '@/ui/controls/button';
import { useToday } from '@/ui/hooks/use-today';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import styles from './cart.module.css';
import { cartTotal, hasWholePoints, missingPoints, orderGate, orderWarning } from './cart-rules';
import { saveKey } from './queries';

interface CartFootProps {
  lines: CartLine[];
  merchant: MerchantDetails;
  unit: string;
  order: { ordering: boolean; place: (lines: readonly CartLine[], today: string) => Promise<unknown> };
}

/** The total with the order button, or the reason why there is none (docs/product/cart.md#the-order-button). */
export function CartFoot({ lines, merchant, unit, order }: CartFootProps) {
  const texts = textsOf(cartTexts);
  const common = textsOf(commonTexts);
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const saving = useIsMutating({ mutationKey: saveKey }) > 0;
  const total = cartTotal(lines, today);
  const gate = orderGate(total, merchant);
  const warning = orderWarning(merchant);
  // The question must not come back by itself when the order becomes possible again.
  if (asking && gate !== 'open') setAsking(false);

  const confirm = async () => {
    await order.place(lines, today);
    setAsking(false);
  };

  return (
    <>
      <div className={styles.total} role="status">
        <span>{texts.total}</span>
        <Points value={total} unit={unit} size="large" />
      </div>
      {warning ? <p className={styles.warning}>{warning}</p> : null}
      {gate === 'restricted' ? (
        <p className={styles.refusal} role="status">
          {merchant.burnRestriction.trim() || textsOf(redeemTexts).restricted}
        </p>
      ) : null}
      {gate === 'redeemError' ? <p className={styles.refusal}>{merchant.redeemError}</p> : null}
      {gate === 'insufficient' ? (
        <NotEnough total={total} balance={merchant.balance ?? 0} unit={unit} />
      ) : null}
      {gate === 'nothing' ? <p className={styles.refusal}>{texts.nothing}</p> : null}
      {gate === 'open' ? <Button onClick={() => setAsking(true)}>{texts.confirmPurchase}</Button> : null}
      <ConfirmDialog
        opened={asking}
        title={texts.confirmQuestion}
        confirmLabel={common.ok}
        cancelLabel={common.cancel}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        loading={order.ordering || saving}
      >
        {fill(texts.confirmPoints, { points: formatPoints(total), unit })}
      </ConfirmDialog>
    </>
  );
}

/** How many points are missing, and the way to rewards that there are enough for. */
function NotEnough({ total, balance, unit }: { total: number; balance: number; unit: string }) {
  const texts = textsOf(cartTexts);
  return (
    <>
      <p className={styles.refusal}>
        <span>{texts.insufficient}</span>
        <span className={styles.missing}>
          {fill(texts.moreNeeded, { points: formatPoints(missingPoints(total, balance)), unit })}
        </span>
      </p>
      {hasWholePoints(balance) ? (
        <ButtonLink to={paths.redeem} search={{ within: 'points' }} variant="secondary">
          {texts.withinPoints}
        </ButtonLink>
      ) : null}
    </>
  );
}
