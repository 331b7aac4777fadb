import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useTask } from '@/components/use-task';
import { Button } from '@/ui/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { BlockSkeleton } from '@/ui/skeleton';
import { useRoom } from '@/ui/use-room';
import { useBusyUntil } from '@/updates/busy';
import { usePreviewUrl } from '../uploads/previews';
import type { UploadItem } from '../uploads/upload-item';
import { openList, useUploads } from '../uploads/upload-list';
import { isUnfinished, mostBytes, mostFiles, roomFor } from '../uploads/upload-rules';
import { statusOf } from '../uploads/upload-status';
import {
  cancelUpload,
  chooseFiles,
  deleteUpload,
  discardChosen,
  retryUpload,
  submitChosen,
} from '../uploads/uploads';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import { bytesPerMegabyte, megabytes } from './page-rules';
import { hintWords } from './photo-hints';
import styles from './submit.module.css';

/** Up to five pictures or PDFs, a bill each (docs/product/bills.md#short-bills). */
export function ShortBill() {
  const texts = textsOf(billTexts);
  const navigate = useNavigate();
  const foot = useRoom('--ui-foot-room');
  const items = useUploads((list) => list.items);
  const reading = useUploads((list) => list.reading);
  const chosen = items.filter(({ state }) => state === 'chosen');
  const endBusy = useBusyUntil('form', chosen.length > 0);
  useEffect(() => {
    void openList();
    // Whoever leaves has been asked. What a crash or a closed page leaves behind is still there on return.
    return () => void discardChosen();
  }, []);
  const submit = useTask(async () => {
    if (!(await submitChosen())) return;
    endBusy();
    await navigate({ to: '/thank-you', replace: true });
  });

  return (
    <div className={styles.form}>
      {items.length > 0 || reading > 0 ? (
        <ul className={styles.files} aria-label={texts.bills}>
          {items.map((item) => (
            <ShortBillCard key={item.id} item={item} />
          ))}
          {Array.from({ length: reading }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files that are still read are all alike
            <li key={index}>
              <BlockSkeleton className={styles.fileOutline} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.invitation}>
          <BillsDrawing />
          <p>{texts.shortInvitation}</p>
        </div>
      )}
      {roomFor(items) > 0 ? (
        <>
          <FilePicker onPick={(files) => void chooseFiles(files)} />
          <p className={styles.pickerHint}>
            {fill(texts.shortHint, { count: mostFiles, size: mostBytes / bytesPerMegabyte })}
          </p>
        </>
      ) : null}
      {chosen.length > 0 ? (
        <div ref={foot} className={styles.foot}>
          <Button
            onClick={() => void submit.run()}
            loading={submit.pending}
            disabled={reading > 0 || items.some(isUnfinished)}
          >
            {texts.submit}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function ShortBillCard({ item }: { item: UploadItem }) {
  const preview = usePreviewUrl(item.id);
  const status = statusOf(item);
  const size = fill(textsOf(billTexts).size, { size: megabytes(item.size) });
  return (
    <FileCard
      name={item.name}
      preview={preview}
      isPdf={item.isPdf}
      status={
        item.state === 'chosen' ? (
          size
        ) : (
          <span className={styles.status} data-tone={status.tone}>
            {status.text}
          </span>
        )
      }
      hints={item.state === 'chosen' ? hintWords(item) : []}
      progress={isUnfinished(item) ? <ProgressBar label={item.name} percent={item.percent} /> : undefined}
      actions={<Actions item={item} />}
    />
  );
}

function Actions({ item }: { item: UploadItem }) {
  const texts = textsOf(uploadTexts);
  const remove = useTask(() => deleteUpload(item.id));
  if (isUnfinished(item)) {
    return (
      <IconButton
        label={texts.cancel}
        icon={<IconX size={20} />}
        onClick={() => void cancelUpload(item.id)}
      />
    );
  }
  return (
    <>
      {item.state === 'error' && !item.duplicate ? (
        <IconButton
          label={texts.retry}
          icon={<IconRefresh size={20} />}
          onClick={() => void retryUpload(item.id)}
        />
      ) : null}
      <IconButton
        label={texts.delete}
        icon={<IconTrash size={20} />}
        disabled={remove.pending}
        onClick={() => void remove.run()}
      />
    </>
  );
}
