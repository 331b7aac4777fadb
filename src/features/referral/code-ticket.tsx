import { IconCopy } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { referralTexts } from '@/brand/texts/referral';
import { showToast } from '@/ui/feedback/show-toast';
import styles from './referral.module.css';

/**
 * The code on a ticket, which is one button that copies it. If the browser refuses, only its lower half stays a button:
 * nobody can select words in a button.
 */
export function CodeTicket({ code }: { code: string }) {
  const errors = textsOf(errorTexts);
  const texts = textsOf(referralTexts);
  const shown = useRef<HTMLSpanElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!refused || !shown.current) return;
    shown.current.focus();
    getSelection()?.selectAllChildren(shown.current);
  }, [refused]);
  if (code === '') return <p className={styles.noCode}>{errors.noData}</p>;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      showToast('error', errors.unknown);
      setRefused(true);
      return;
    }
    setRefused(false);
    showToast('success', texts.codeCopied);
  };
  if (!refused) {
    return (
      <button type="button" className={styles.ticket} onClick={() => void copy()}>
        <Stub code={code} />
        <span className={styles.copy}>
          <TapToCopy />
        </span>
      </button>
    );
  }
  return (
    <div className="stack">
      <div className={styles.ticket}>
        <Stub code={code} codeRef={shown} />
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <TapToCopy />
        </button>
      </div>
      <p className={styles.byHand}>{texts.copyByHand}</p>
    </div>
  );
}

function Stub({ code, codeRef }: { code: string; codeRef?: Ref<HTMLSpanElement> }) {
  return (
    <span className={styles.stub}>
      <span className={styles.codeLabel}>{textsOf(referralTexts).yourCode}</span>
      <span ref={codeRef} className={styles.code} tabIndex={codeRef ? -1 : undefined}>
        {code}
      </span>
    </span>
  );
}

function TapToCopy() {
  return (
    <>
      <IconCopy size={20} aria-hidden />
      <span>{textsOf(referralTexts).tapToCopy}</span>
    </>
  );
}
