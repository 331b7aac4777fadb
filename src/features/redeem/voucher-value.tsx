import type { Product } from '@/contract/products';
import { voucherMoney } from '@/session/units';
import styles from './catalogue.module.css';

/** What the voucher is worth, on the product's picture. */
export function VoucherValue({ product }: { product: Product }) {
  return product.voucherValue ? (
    <span className={styles.worth}>{voucherMoney(product.voucherValue)}</span>
  ) : null;
}
