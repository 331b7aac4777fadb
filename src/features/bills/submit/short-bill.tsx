import { useNavigate } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { useTask } from '@/components/use-task';
import { pause } from '@/lib/pause';
import { Button } from '@/ui/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { FormFoot } from '@/ui/form/form-layout';
import { ProgressBar } from '@/ui/progress-bar';
import { BlockSkeleton } from '@/ui/skeleton';
import { useBusyUntil } from '@/updates/busy';
import { usePreviewUrl } from '../uploads/previews';
import { UploadActions } from '../uploads/upload-actions';
import type { UploadItem } from '../uploads/upload-item';
import { openList, useUploads } from '../uploads/upload-list';
import { isUnfinished, mostBytes, mostFiles, roomFor, twinName } from '../uploads/upload-rules';
import { statusOf } from '../uploads/upload-status';
import tones from '../uploads/upload-tone.module.css';
import { chooseFiles, discardChosen, submitChosen } from '../uploads/uploads';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import { bytesPerMegabyte, megabytes } from './page-rules';
import { hintWords } from './photo-hints';
import styles from './submit.module.css';

/** Up to five pictures or PDFs, a bill each (docs/product/bills.md#short-bills). */
export const ShortBill = memo(function ShortBill() {
  const items = useUploads((list) => list.items);
  const reading = useUploads((list) => list.reading);
  const endBusy = useBusyUntil('form', reading > 0 || items.some(isChosen));
  useEffect(() => {
    void openList();
    // Whoever leaves has been asked. What a crash or a closed page leaves behind is still there on return.
    return () => void discardChosen();
  }, []);
  // A moment later, in small pieces: the screen answers to taps while photos come in.
  return <Files items={useDeferredValue(items)} reading={useDeferredValue(reading)} onSubmitted={endBusy} />;
});

interface FilesProps {
  items: readonly UploadItem[];
  /** How many more are still being read. */
  reading: number;
  onSubmitted: () => void;
}

const Files = memo(function Files({ items, reading, onSubmitted }: FilesProps) {
  const texts = textsOf(billTexts);
  const navigate = useNavigate();
  const submit = useTask(async () => {
    if (!(await submitChosen())) return;
    onSubmitted();
    await pause(0); // a cheap phone shows what has changed first: both at once would hold it up
    await navigate({ to: '/thank-you', replace: true });
  });

  return (
    <div className={styles.form}>
      {items.length > 0 || reading > 0 ? (
        <ul className={styles.files} aria-label={texts.bills}>
          {items.map((item) => (
            <ShortBillCard key={item.id} item={item} twin={twinName(item, items)} />
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
      {items.some(isChosen) ? (
        <FormFoot>
          <Button
            onClick={() => void submit.run()}
            loading={submit.pending}
            disabled={reading > 0 || items.some(isUnfinished)}
          >
            {texts.submit}
          </Button>
        </FormFoot>
      ) : null}
    </div>
  );
});

const isChosen = ({ state }: UploadItem) => state === 'chosen';

interface ShortBillCardProps {
  item: UploadItem;
  /** The name of another file with the same content. */
  twin: string | undefined;
}

function ShortBillCard({ item, twin }: ShortBillCardProps) {
  const preview = usePreviewUrl(item.isPdf ? undefined : item.id);
  const chosen = item.state === 'chosen';
  const status = statusOf(item);
  const size = fill(textsOf(billTexts).size, { size: megabytes(item.size) });
  return (
    <FileCard
      name={item.name}
      preview={preview}
      isPdf={item.isPdf}
      status={
        chosen ? (
          size
        ) : (
          <>
            <span className={tones.tone} data-tone={status.tone}>
              {status.text}
            </span>
            {status.detail ? <span>{status.detail}</span> : null}
          </>
        )
      }
      hints={chosen ? hintWords(item.hints, twin) : []}
      progress={isUnfinished(item) ? <ProgressBar label={item.name} percent={item.percent} /> : undefined}
      actions={<UploadActions item={item} />}
    />
  );
}
