import { useRef } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import type { CartLine } from '@/contract/cart';
import styles from './cart.module.css';
import { CartLineCard } from './cart-line-card';
import { lineKey, withQuantity } from './cart-rules';
import { ifHeld, useChangeCart } from './use-change-cart';

interface CartListProps {
  lines: CartLine[];
  unit: string;
  onDelete: (line: CartLine) => void;
}

/** The cart's lines. Each change shows at once, and saves the whole cart in the background. */
export function CartList({ lines, unit, onDelete }: CartListProps) {
  const change = useChangeCart();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={styles.list} aria-label={textsOf(cartTexts).items} tabIndex={-1}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <CartLineCard
            line={line}
            unit={unit}
            onQuantity={(quantity) => change(ifHeld(line, (cart) => withQuantity(cart, line, quantity)))}
            onDelete={() => {
              onDelete(line);
              // The focused button is gone, and after the last line also the list.
              if (lines.length > 1) list.current?.focus({ preventScroll: true });
              else document.getElementById('main')?.focus({ preventScroll: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
