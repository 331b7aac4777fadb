import { IconX } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useScreensAtHand } from '@/components/use-screens-at-hand';
import { paths } from '@/lib/paths';
import { IconButton } from '@/ui/controls/icon-button';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { showToast } from '@/ui/feedback/show-toast';
import { useRoom } from '@/ui/hooks/use-room';
import styles from './upload-bar.module.css';
import type { UploadItem } from './upload-item';
import { useUploads } from './upload-list';
import {
  billIdsOf,
  isSubmitted,
  isUnfinished,
  namesExactly,
  outcomeOf,
  overallPercent,
} from './upload-rules';
import { resumeUploads } from './uploader';
import { closeBar } from './uploads';
import { useWaitingWords } from './waiting-notice';

const progressPath = '/bill-upload';

const nextScreens = ['/_customer/bill-upload', '/_customer/bill-summary'] as const;

/** The bar above every screen, with the uploads of whoever is logged in (docs/product/bills.md#the-bar). */
export function UploadBar({ customerId }: { customerId: string | undefined }) {
  const items = useUploads((list) => list.items).filter((item) => isSubmitted(item) && !item.barClosed);
  useEffect(() => {
    if (customerId !== undefined) void resumeUploads();
  }, [customerId]);
  return items.length === 0 ? null : <Bar items={items} />;
}

function Bar({ items }: { items: readonly UploadItem[] }) {
  const texts = textsOf(uploadTexts);
  useScreensAtHand(nextScreens);
  const bar = useRoom('--ui-bar-room');
  const navigate = useNavigate();
  const onProgressScreen = useLocation({ select: ({ pathname }) => pathname === progressPath });
  const percent = overallPercent(items);
  const over = !items.some(isUnfinished);
  const waiting = useWaitingWords(items);
  const { taken, all } = outcomeOf(items);
  const billIds = billIdsOf(items);
  const onTheirSummary = useLocation({
    select: ({ pathname, state }) => pathname === paths.billSummary && namesExactly(state.billIds, billIds),
  });
  const showSummary = () => {
    if (billIds.length === 0) showToast('error', textsOf(billTexts).noBillIds);
    else
      void navigate({
        to: paths.billSummary,
        state: { billIds: billIds.join(','), isMultiClickBill: false },
      });
  };
  return (
    <section ref={bar} className={styles.bar} aria-label={texts.bar} data-over={over || undefined}>
      <p className={styles.words} role="status">
        {over ? resultOf(taken, all) : (waiting ?? texts.sending(items.filter(isUnfinished).length))}
      </p>
      {over || waiting ? null : <span className={styles.percent}>{`${percent}%`}</span>}
      {over && taken > 0 && !onTheirSummary ? (
        <button type="button" className={styles.action} onClick={showSummary}>
          {texts.viewSummary}
        </button>
      ) : null}
      {over || onProgressScreen ? null : (
        <button type="button" className={styles.action} onClick={() => void navigate({ to: progressPath })}>
          {texts.viewProgress}
        </button>
      )}
      <IconButton
        label={textsOf(commonTexts).close}
        icon={<IconX size={20} aria-hidden />}
        onClick={() => void closeBar()}
      />
      <div className={styles.track}>
        <ProgressBar
          label={texts.progress}
          percent={percent}
          tone={over ? toneOf(taken, all) : 'brand'}
          thin
        />
      </div>
    </section>
  );
}

function resultOf(taken: number, all: number): string {
  const texts = textsOf(uploadTexts);
  if (taken === all) return texts.allSubmitted;
  return taken === 0 ? texts.noneSubmitted : fill(texts.someSubmitted, { done: taken, all });
}

function toneOf(taken: number, all: number): 'success' | 'error' {
  return taken === all ? 'success' : 'error';
}
