import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { paths } from '@/lib/paths';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { showToast } from '@/ui/feedback/show-toast';
import { useOnline } from '@/ui/hooks/use-online';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import { FilePreview } from '../files/file-preview';
import styles from './progress-screen.module.css';
import { StatusLine } from './status-line';
import { UploadActions } from './upload-actions';
import type { UploadItem } from './upload-item';
import { useUploads } from './upload-list';
import { billIdsOf, isInProgress, isProcessing, isSendable, isSubmitted, isUnfinished } from './upload-rules';
import { usePhotoOf } from './use-photo-of';
import { WaitingNotice } from './waiting-notice';

/** How far each submitted bill has come (docs/product/bills.md#on-the-screens). */
export function ProgressScreen() {
  const texts = textsOf(uploadTexts);
  const navigate = useNavigate();
  const items = useUploads((list) => list.items).filter(isSubmitted);
  const storage = useUploads((list) => list.storage);
  const running = isInProgress(items, useOnline(), Date.now());
  const back = () => void navigate({ to: paths.submitBill });
  return (
    <Page title={texts.progressTitle} onBack={running ? undefined : back}>
      {items.length === 0 ? (
        <EmptyState
          drawing={<BillsDrawing />}
          title={texts.none}
          action={<ButtonLink to={paths.submitBill}>{texts.submitBills}</ButtonLink>}
        />
      ) : (
        <>
          {items.some(isUnfinished) && storage !== 'kept' ? (
            <p className="quiet">{storage === 'full' ? texts.storageFull : texts.storageOff}</p>
          ) : null}
          <WaitingNotice items={items} />
          <ul className="stack">
            {items.map((item) => (
              <UploadCard key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

/** One submitted bill: its picture, what becomes of it, and what can be done about it. */
function UploadCard({ item }: { item: UploadItem }) {
  const texts = textsOf(uploadTexts);
  const navigate = useNavigate();
  const nameId = useId();
  const photo = usePhotoOf(item);
  const [billId] = billIdsOf([item]);
  const open = () => {
    if (billId === undefined) showToast('error', texts.notUploaded);
    else void navigate({ to: paths.billSummary, state: { billIds: billId } });
  };
  return (
    <li ref={focusWhenGone} className={styles.card}>
      <div className={styles.row}>
        <button type="button" className={styles.bill} onClick={open}>
          <span className={styles.picture}>
            <FilePreview isPdf={item.isPdf} file={photo} className={styles.image} />
          </span>
          <span className={styles.words}>
            <span className="visually-hidden">{fill(texts.openBill, { name: '' })}</span>
            <span id={nameId} className={styles.name}>
              {item.name}
            </span>
            <StatusLine item={item} />
          </span>
        </button>
        <UploadActions item={item} describedBy={nameId} />
      </div>
      {isSendable(item, Date.now()) ? (
        <ProgressBar label={item.name} percent={item.percent} tone={isProcessing(item) ? 'info' : 'brand'} />
      ) : null}
    </li>
  );
}
