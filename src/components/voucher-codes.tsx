import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { orderTexts } from '@/brand/texts/orders';
import { CopyButton } from '@/ui/copy-button';
import { showToast } from '@/ui/show-toast';
import styles from './voucher-codes.module.css';

interface VoucherCodesProps {
  /** An empty text is left out. */
  vouchers: readonly { code: string; pin: string }[];
}

/** Codes and PINs of vouchers; a tap copies one (docs/product/orders.md#voucher-codes). */
export function VoucherCodes({ vouchers }: VoucherCodesProps) {
  const texts = textsOf(orderTexts);
  return (
    <ul className={styles.vouchers}>
      {vouchers.map(({ code, pin }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: vouchers may repeat or lack a code, and they keep their places
        <li key={index} className={styles.voucher}>
          <Copyable label={texts.voucherCode} value={code} copied={texts.voucherCopied} />
          <Copyable label={texts.voucherPin} value={pin} copied={texts.pinCopied} />
        </li>
      ))}
    </ul>
  );
}

function Copyable({ label, value, copied }: { label: string; value: string; copied: string }) {
  if (value === '') return null;
  return (
    <div className={styles.copyable}>
      <span className={styles.label}>{label}</span>
      <CopyButton
        value={value}
        label={`${label} ${value}`}
        onCopied={() => showToast('success', copied)}
        onFailed={() => showToast('error', textsOf(errorTexts).unknown)}
      >
        {value}
      </CopyButton>
    </div>
  );
}
