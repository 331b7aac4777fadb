import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { paths } from '@/lib/paths';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { showToast } from '@/ui/feedback/show-toast';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import { FilePreview } from '../files/file-preview';
import styles from './progress-screen.module.css';
import { StatusLine } from './status-line';
import { UploadActions } from './upload-actions';
import type { UploadItem } from './upload-item';
import { billIdsOf, isProcessing, isSendable } from './upload-rules';
import { usePreviewUrl } from './use-preview-url';

/** One submitted bill: its picture, what becomes of it, and what can be done about it. */
export function UploadCard({ item }: { item: UploadItem }) {
  const texts = textsOf(uploadTexts);
  const navigate = useNavigate();
  const nameId = useId();
  const [billId] = billIdsOf([item]);
  const open = () => {
    if (billId === undefined) showToast('error', texts.notUploaded);
    else void navigate({ to: paths.billSummary, state: { billIds: billId } });
  };
  return (
    <li ref={focusWhenGone} className={styles.card}>
      <div className={styles.row}>
        <button type="button" className={styles.bill} onClick={open}>
          <Thumbnail item={item} />
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

function Thumbnail({ item: { id, isPdf } }: { item: UploadItem }) {
  const url = usePreviewUrl(isPdf ? undefined : id);
  return (
    <span className={styles.picture}>
      <FilePreview isPdf={isPdf} url={url} className={styles.image} />
    </span>
  );
}
