import { useId } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { orderTexts } from '@/brand/texts/orders';
import { CopyButton } from '@/ui/controls/copy-button';
import { showToast } from '@/ui/feedback/show-toast';
import { ShowCode } from './show-code';
import styles from './voucher-codes.module.css';

interface VoucherCodesProps {
  /** An empty text is left out. */
  vouchers: readonly { code: string; pin: string }[];
  /** Whose vouchers they are. Without it, a code cannot be shown to a scanner: it is no longer good. */
  brandName?: string | undefined;
  /** The id of their brand on the screen, which describes the buttons, because nobody wants a code read out. */
  nameId: string;
  /** Other cards on the screen may be of the same brand, so that only the code tells their buttons apart. */
  isOneOfMany?: boolean;
}

/** Codes and PINs of vouchers; a tap copies one (docs/product/orders.md#voucher-codes). */
export function VoucherCodes({ vouchers, brandName, nameId, isOneOfMany = false }: VoucherCodesProps) {
  const texts = textsOf(orderTexts);
  const id = useId();
  const isAlone = vouchers.length === 1;
  return (
    <ul className={styles.vouchers}>
      {vouchers.map(({ code, pin }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: vouchers may repeat or lack a code, and they keep their places
        <li key={index} className={styles.voucher}>
          <div className={styles.pair}>
            <Copyable
              id={isOneOfMany ? id + index : undefined}
              label={texts.voucherCode}
              value={code}
              copied={texts.voucherCopied}
            />
            <Copyable label={texts.voucherPin} value={pin} copied={texts.pinCopied} />
          </div>
          {isOneOfMany || isAlone ? null : (
            <span id={id + index} hidden>
              {index + 1}
            </span>
          )}
          {code !== '' && brandName !== undefined ? (
            <ShowCode
              name={`voucher ${index} ${code}`}
              kind="voucher"
              describedBy={isAlone && !isOneOfMany ? nameId : `${nameId} ${id}${index}`}
              code={code}
              owner={brandName}
              note={pin && `${texts.voucherPin} ${pin}`}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface CopyableProps {
  id?: string | undefined;
  label: string;
  value: string;
  copied: string;
}

function Copyable({ id, label, value, copied }: CopyableProps) {
  if (value === '') return null;
  return (
    <div className={styles.copyable}>
      <span className={styles.label}>{label}</span>
      <CopyButton
        id={id}
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
