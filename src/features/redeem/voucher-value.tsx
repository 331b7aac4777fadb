import { voucherMoney } from '@/components/money';
import type { Product } from '@/contract/products';
import styles from './product-item.module.css';

/** The voucher's worth, on the product's picture. */
export function VoucherValue({ product }: { product: Product }) {
  return product.voucherValue ? (
    <span className={styles.worth}>{voucherMoney(product.voucherValue)}</span>
  ) : null;
}
