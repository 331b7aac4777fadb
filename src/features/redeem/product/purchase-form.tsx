import { fill, textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import { voucherMoney } from '@/components/money';
import type { LocationStock, Product } from '@/contract/products';
import { QuantitySelect } from '@/ui/form/quantity-select';
import { SelectField } from '@/ui/form/select-field';
import styles from './product.module.css';
import type { Choice, Purchase } from './purchase-rules';

interface PurchaseFormProps {
  /** The variant's id. */
  chosen: string;
  variants: readonly Product[];
  stock: readonly LocationStock[] | undefined;
  purchase: Purchase;
  /** The terms are not ticked or the cart is full, so the shopper cannot choose the quantity. */
  locked: boolean;
  /** Stock, cart or merchant are not known yet. */
  loading: boolean;
  onVariant: (id: string) => void;
  onChoose: (choice: Choice) => void;
}

/** Quantity, voucher value and reward location. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { chosen, variants, stock, purchase, locked, loading, onVariant, onChoose } = props;
  const texts = textsOf(productTexts);
  const { location, quantities, quantity, full } = purchase;
  const labelOf = (variant: Product) =>
    voucherMoney(variant.voucherValue) || variant.subProductName || variant.name;
  return (
    <div className={styles.form}>
      <QuantitySelect
        label={texts.chooseQuantity}
        min={quantities?.min ?? quantity}
        max={quantities?.max ?? quantity}
        value={quantity}
        disabled={locked || loading || !quantities}
        onChange={(quantity) => onChoose({ quantity })}
      />
      <SelectField
        label={texts.voucherValue}
        options={variants.map((variant) => ({ value: variant.id, label: labelOf(variant) }))}
        value={chosen}
        onChange={(event) => onVariant(event.currentTarget.value)}
      />
      {stock && stock.length > 0 ? (
        <SelectField
          className={styles.location}
          label={texts.rewardLocation}
          options={stock.map(({ locationId, locationName, quantity = 0 }) => ({
            value: locationId,
            label: quantity > 0 ? locationName : fill(texts.locationOutOfStock, { location: locationName }),
          }))}
          value={location?.locationId ?? ''}
          disabled={loading}
          onChange={(event) => onChoose({ locationId: event.currentTarget.value })}
        />
      ) : null}
      {full ? <p className={styles.quiet}>{texts.cartFull}</p> : null}
    </div>
  );
}
