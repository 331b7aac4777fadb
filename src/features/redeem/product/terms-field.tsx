import { useId, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { productTexts } from '@/brand/texts/product';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { Html } from '@/ui/text/html';
import styles from './product.module.css';

interface TermsFieldProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** HTML of the product's description. */
  html: string;
}

/** The terms checkbox, with a link that opens the terms. */
export function TermsField({ accepted, onChange, html }: TermsFieldProps) {
  const texts = textsOf(productTexts);
  const neededId = useId();
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.terms}>
      <CheckboxField
        aria-label={texts.acceptTerms}
        label={texts.accept}
        checked={accepted}
        aria-describedby={accepted ? undefined : neededId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <button type="button" className={styles.termsLink} onClick={() => setReading(true)}>
        {texts.terms}
      </button>
      {accepted ? null : (
        <p id={neededId} className={styles.termsNeeded} role="status">
          {texts.termsNeeded}
        </p>
      )}
      <DialogFrame opened={reading} onClose={() => setReading(false)} title={texts.terms}>
        <Description html={html} />
      </DialogFrame>
    </div>
  );
}

/** The product's HTML, or 'No data available'. */
export function Description({ html }: { html: string }) {
  const empty = <p className={styles.quiet}>{textsOf(errorTexts).noData}</p>;
  if (html.trim() === '') return empty;
  return <Html html={html} fallback={<TextSkeleton lines={4} />} empty={empty} />;
}
