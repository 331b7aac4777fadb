import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { voucherMoney } from '@/components/money';
import { Points } from '@/components/points';
import type { CartLine } from '@/contract/cart';
import { formatDate } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { IconButton } from '@/ui/controls/icon-button';
import { QuantitySelect } from '@/ui/form/quantity-select';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import { Badge } from '@/ui/text/badge';
import { VoucherLine } from '@/ui/text/voucher-line';
import styles from './cart.module.css';
import { linePoints, lineState, quantityRange, unitPoints } from './cart-rules';

interface CartLineCardProps {
  line: CartLine;
  unit: string;
  onQuantity: (quantity: number) => void;
  onDelete: () => void;
}

/** One line of the cart. Expired and out-of-stock lines say so, and can only be deleted. */
export function CartLineCard({ line, unit, onQuantity, onDelete }: CartLineCardProps) {
  const texts = textsOf(cartTexts);
  const state = lineState(line, useToday());
  const expiry = formatDate(line.expiryDate, 'long');
  const nameId = useId();
  return (
    <Card>
      <VoucherLine
        image={line.image}
        brand={line.brandName}
        name={line.subProductName}
        heading="h2"
        nameId={nameId}
        location={{ label: texts.rewardLocation, name: line.locationName }}
        facts={[
          line.voucherValue && `${texts.voucherValue}: ${voucherMoney(line.voucherValue)}`,
          fill(texts.perUnit, { points: formatPoints(unitPoints(line)), unit }),
          expiry && fill(texts.expiryDate, { date: expiry }),
        ]}
        faded={state !== 'available'}
      />
      <div className={styles.figures}>
        {state === 'available' ? (
          <span className={styles.quantity}>
            <QuantitySelect
              label={texts.quantity}
              hideLabel
              subject={line.subProductName || line.brandName}
              {...quantityRange(line)}
              value={line.quantity}
              onChange={onQuantity}
            />
          </span>
        ) : (
          <Badge tone={state === 'expired' ? 'error' : 'danger'}>
            {state === 'expired' ? texts.expired : texts.outOfStock}
          </Badge>
        )}
        <span className={styles.delete}>
          <IconButton
            label={texts.delete}
            icon={<IconTrash size={20} aria-hidden />}
            describedBy={nameId}
            onClick={onDelete}
          />
        </span>
        <span className={styles.points} data-state={state}>
          <Points value={linePoints(line)} unit={unit} size={state === 'available' ? 'large' : 'medium'} />
        </span>
      </div>
    </Card>
  );
}
