import { IconMapPin, IconTrash } from '@tabler/icons-react';
import { cartTexts } from '@/brand/texts/cart';
import { fill, textsOf } from '@/brand/texts/define-texts';
import type { CartLine } from '@/contract/cart';
import { formatDate, today } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { voucherMoney } from '@/session/units';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { Picture } from '@/ui/picture';
import { Points } from '@/ui/points';
import { QuantitySelect } from '@/ui/quantity-select';
import styles from './cart.module.css';
import { linePoints, lineState, quantityRange, unitPoints } from './cart-rules';

interface CartLineCardProps {
  line: CartLine;
  unit: string;
  onQuantity: (quantity: number) => void;
  onDelete: () => void;
}

/** One line of the cart; expired and out-of-stock ones say so and can only be deleted. */
export function CartLineCard({ line, unit, onQuantity, onDelete }: CartLineCardProps) {
  const texts = textsOf(cartTexts);
  const state = lineState(line, today());
  const expiry = formatDate(line.expiryDate, 'long');
  return (
    <Card>
      <div className={styles.line} data-state={state}>
        <span className={styles.picture}>
          <Picture src={line.image} alt="" ratio={4 / 3} />
        </span>
        <div className={styles.words}>
          <p className={styles.brand}>{line.brandName}</p>
          <h2 className={styles.name}>{line.subProductName || line.brandName}</h2>
          {line.voucherValue ? (
            <p className={styles.quiet}>
              {texts.voucherValue}: {voucherMoney(line.voucherValue)}
            </p>
          ) : null}
          {line.locationName ? (
            <p className={styles.location}>
              <IconMapPin size={16} aria-hidden />
              <span className="visually-hidden">{texts.rewardLocation}: </span>
              {line.locationName}
            </p>
          ) : null}
          <p className={styles.quiet}>
            {fill(texts.perUnit, { points: formatPoints(unitPoints(line)), unit })}
          </p>
          {expiry ? <p className={styles.quiet}>{fill(texts.expiryDate, { date: expiry })}</p> : null}
        </div>
      </div>
      <div className={styles.figures}>
        {state === 'available' ? (
          <span className={styles.quantity}>
            <QuantitySelect
              label={texts.quantity}
              hideLabel
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
          <IconButton label={texts.delete} icon={<IconTrash size={20} />} onClick={onDelete} />
        </span>
        <span className={styles.points} data-state={state}>
          <Points
            figure={formatPoints(linePoints(line))}
            unit={unit}
            size={state === 'available' ? 'large' : 'medium'}
          />
        </span>
      </div>
    </Card>
  );
}
