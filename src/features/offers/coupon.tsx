import { fill, textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { CopyButton } from '@/ui/controls/copy-button';
import { showToast } from '@/ui/feedback/show-toast';

/** An offer's coupon code; a tap copies it (docs/product/offers.md#coupons). */
export function Coupon({ code }: { code: string }) {
  const texts = textsOf(offersTexts);
  return (
    <CopyButton
      value={code}
      label={fill(texts.coupon, { code })}
      onCopied={() => showToast('success', texts.couponCopied)}
      onFailed={() => showToast('error', texts.copyFailed)}
    >
      {code}
    </CopyButton>
  );
}
