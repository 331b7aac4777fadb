import { IconChevronDown, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { HowItWorksPlacement } from '@/brand/capabilities';
import { textsOf } from '@/brand/texts/define-texts';
import { referralTexts } from '@/brand/texts/referral';
import { HtmlContent } from '@/components/html-content';
import { tellMissing } from '@/components/tell-missing';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { referralQueries } from './queries';
import styles from './referral.module.css';

const HowItWorksDialog = lazyPart(() =>
  import('./how-it-works-dialog').then(({ HowItWorksDialog }) => HowItWorksDialog),
);

/** How referrals work, in the backend's words: on the screen or in a dialog, as the merchant chose. */
export function HowItWorks({ placement }: { placement: HowItWorksPlacement }) {
  return placement === 'inline' ? <Inline /> : <InDialog />;
}

function Inline() {
  const texts = textsOf(referralTexts);
  const query = useQuery(referralQueries.howItWorks());
  const words = useRef<HTMLElement>(null);
  const label = useId();
  const show = () => {
    words.current?.scrollIntoView?.({ block: 'start' });
    words.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={words} className={styles.inline} aria-labelledby={label} tabIndex={-1}>
      <button type="button" id={label} className={styles.link} onClick={show}>
        <IconHelpCircle size={20} aria-hidden />
        <span className={styles.linkLabel}>{texts.howItWorks}</span>
        <IconChevronDown size={20} aria-hidden />
      </button>
      <HtmlContent what="howItWorks" query={query} />
    </section>
  );
}

function InDialog() {
  const texts = textsOf(referralTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.quietLink} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconHelpCircle size={20} aria-hidden />
        <span>{texts.howItWorks}</span>
      </button>
      {open ? (
        <HowItWorksDialog
          awaited
          onMissing={() => {
            setOpen(false);
            tellMissing();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
