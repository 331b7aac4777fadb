import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useId } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { voucherMoney } from '@/components/money';
import { VoucherCodes } from '@/components/voucher-codes';
import type { HeldVoucher } from '@/contract/transactions';
import { orderQueries } from '@/features/orders/queries';
import { formatDate } from '@/lib/dates';
import { endsIn } from '@/lib/ending-vouchers';
import { initials } from '@/lib/first-letter';
import { knownId } from '@/lib/known-id';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/lists/card';
import { Picture } from '@/ui/media/picture';
import { Badge } from '@/ui/text/badge';
import { hasRunOut } from './transaction-rules';
import styles from './voucher-card.module.css';
import { orderedAs } from './voucher-rules';

interface VoucherCardProps {
  voucher: HeldVoucher;
  /** YYYY-MM-DD. */
  today: string;
}

/** One voucher that the shopper holds: the way to its order, and its code and PIN to copy. */
export const VoucherCard = memo(function VoucherCard({ voucher, today }: VoucherCardProps) {
  const nameId = useId();
  const isOver = hasRunOut(voucher, today);
  return (
    <Card>
      <VoucherHead nameId={nameId} voucher={voucher} today={today} isOver={isOver} />
      {voucher.code || voucher.pin ? (
        <VoucherCodes
          nameId={nameId}
          isOneOfMany
          vouchers={[voucher]}
          brandName={isOver ? undefined : voucher.brandName}
        />
      ) : null}
    </Card>
  );
});

interface VoucherHeadProps {
  voucher: HeldVoucher;
  /** YYYY-MM-DD. */
  today: string;
  isOver: boolean;
  /** The id of the brand's name, which describes the controls of its codes. */
  nameId: string;
}

/** What a voucher is for, and the way to its order. Picture and value are those of an order that was seen. */
function VoucherHead({ voucher, today, isOver, nameId }: VoucherHeadProps) {
  const texts = textsOf(transactionTexts);
  const orderId = knownId(voucher.orderId);
  // Only looked up: the list must not ask for every order.
  const { data: order } = useQuery({ ...orderQueries.details(orderId ?? ''), enabled: false });
  const item = order ? orderedAs(order, voucher) : undefined;
  const brand = voucher.brandName || texts.voucher;
  const ordered = formatDate(voucher.orderDate, 'short');
  const expires = formatDate(voucher.expiryDate, 'short');
  const content = (
    <>
      <span className={styles.picture} data-over={isOver || undefined}>
        <Picture src={item?.image} alt="" placeholder={<Initials of={brand} />} />
      </span>
      <div className={styles.about}>
        <div className={styles.words}>
          <h3 id={nameId} className={styles.brand}>
            {brand}
          </h3>
          {item?.voucherValue ? <p className={styles.value}>{voucherMoney(item.voucherValue)}</p> : null}
          {ordered ? <p className={styles.fact}>{fill(texts.orderedOn, { date: ordered })}</p> : null}
        </div>
        <div className={styles.validity}>
          {expires ? (
            <p className={styles.fact}>
              <span>{texts.validTill}</span> <strong>{expires}</strong>
            </p>
          ) : null}
          {isOver ? <Badge tone="error">{texts.expired}</Badge> : <Ending days={endsIn(voucher, today)} />}
        </div>
      </div>
    </>
  );
  if (orderId === undefined) return <div className={styles.head}>{content}</div>;
  return (
    <Link to={paths.orderSummary} state={{ orderId, from: 'transactions' }} className={styles.head}>
      {content}
      <IconChevronRight size={20} className={styles.chevron} aria-hidden />
    </Link>
  );
}

/** In the place of a picture. Drawn by the style sheet, because it says nothing that the name beside it does not. */
function Initials({ of }: { of: string }) {
  return <span className={styles.initials} data-letters={initials(of)} />;
}

/** How soon a voucher ends, if that is soon. */
function Ending({ days }: { days: number | undefined }) {
  const texts = textsOf(transactionTexts);
  if (days === undefined) return null;
  const words = [texts.voucherEndsToday, texts.voucherEndsTomorrow][days] ?? texts.voucherEndsIn(days);
  return <Badge tone="pending">{words}</Badge>;
}
