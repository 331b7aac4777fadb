import { Link } from '@tanstack/react-router';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { expiringVouchersTexts } from '@/brand/texts/expiring-vouchers';
import type { HeldVoucher } from '@/contract/transactions';
import { formatDate } from '@/lib/dates';
import { endsIn } from '@/lib/ending-vouchers';
import { paths } from '@/lib/paths';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import styles from './dashboard.module.css';

/** Lines before a last one that counts the others. */
const mostLines = 3;

interface ExpiringVouchersProps {
  /** Soonest first. */
  vouchers: readonly HeldVoucher[];
  /** One line, where points that end have their lines too. */
  short: boolean;
}

/** Vouchers that end soon (docs/product/dashboard.md#expiring-points). */
export function ExpiringVouchers({ vouchers, short }: ExpiringVouchersProps) {
  const texts = textsOf(expiringVouchersTexts);
  const today = useToday();
  if (vouchers.length === 0) return null;
  const lines = vouchers.slice(0, short ? 1 : mostLines).map((voucher) => voucherWords(voucher, today));
  const others = vouchers.length - lines.length;
  return (
    <section aria-label={texts.title}>
      <Card tone="tint">
        <div className={styles.expiring}>
          <h2>{texts.title}</h2>
          <Link to={paths.transactions} search={{ tab: 'vouchers' }} className="tap">
            {texts.view}
          </Link>
        </div>
        {short ? (
          <p className={styles.vouchers}>
            {others > 0 ? texts.lineAndMore(others, { line: lines[0] ?? '' }) : lines[0]}
          </p>
        ) : (
          <ul className={styles.vouchers}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two vouchers of a brand may end on one day
              <li key={index}>{line}</li>
            ))}
            {others > 0 ? <li>{texts.more(others)}</li> : null}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** "Cocoa & Bean ends on 31st Dec'26". */
function voucherWords(voucher: HeldVoucher, today: string): string {
  const texts = textsOf(expiringVouchersTexts);
  const wording = [texts.endsToday, texts.endsTomorrow][endsIn(voucher, today) ?? -1] ?? texts.endsOn;
  return fill(wording, { brand: voucher.brandName, date: formatDate(voucher.expiryDate, 'short') });
}
