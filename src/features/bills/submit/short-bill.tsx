import { useNavigate, useRouter } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useScreensAtHand } from '@/components/use-screens-at-hand';
import { useTask } from '@/components/use-task';
import { bytesPerMegabyte } from '@/lib/bytes';
import { pause } from '@/lib/pause';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { FormFoot } from '@/ui/form/form-layout';
import { useOnline } from '@/ui/hooks/use-online';
import { useBusyUntil } from '@/updates/busy';
import { hintWords, sizeWords, twinName } from '../files/file-words';
import { chooseFiles, discardChosen, submitChosen } from '../uploads/chosen-files';
import { StatusLine } from '../uploads/status-line';
import { UploadActions } from '../uploads/upload-actions';
import type { UploadItem } from '../uploads/upload-item';
import { openList, useUploads } from '../uploads/upload-list';
import {
  isChosen,
  isInProgress,
  isSendable,
  isUnfinished,
  mostBytes,
  mostFiles,
  roomFor,
} from '../uploads/upload-rules';
import { usePhotoOf } from '../uploads/use-photo-of';
import { WaitingNotice } from '../uploads/waiting-notice';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import { takeShares } from './shared-bills';
import styles from './submit.module.css';
import { useIncomingFiles } from './use-incoming-files';

/** Up to five pictures or PDFs, a bill each (docs/product/bills.md#short-bills). */
export const ShortBill = memo(function ShortBill() {
  const items = useUploads((list) => list.items);
  const reading = useUploads((list) => list.picked.length);
  const endBusy = useBusyUntil('form', reading > 0 || items.some(isChosen));
  useEffect(() => {
    void openList();
    void takeShares(chooseFiles);
  }, []);
  useDiscardOnLeaving();
  useScreensAtHand(nextScreens);
  useEffect(() => void import('../uploads/upload-bar').catch(() => undefined), []);
  // The list follows a moment later, in small pieces, so that the screen answers to taps while photos come in.
  return <Files items={useDeferredValue(items)} reading={useDeferredValue(reading)} onSubmitted={endBusy} />;
});

/** Where a submit leads, with and without a network. */
const nextScreens = ['/_customer/thank-you', '/_customer/bill-upload', '/_customer/bill-summary'] as const;

/**
 * Drops the chosen files when the shopper goes to another screen: before that, she was asked. Anything else that closes
 * this screen, such as maintenance, a forced logout, a crash or a killed tab, keeps them for her return.
 */
function useDiscardOnLeaving(): void {
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && discardChosen())),
    [router],
  );
}

interface FilesProps {
  items: readonly UploadItem[];
  /** How many more are still being read. */
  reading: number;
  onSubmitted: () => void;
}

const Files = memo(function Files({ items, reading, onSubmitted }: FilesProps) {
  const texts = textsOf(billTexts);
  const uploading = textsOf(uploadTexts);
  const navigate = useNavigate();
  const inProgress = isInProgress(items, useOnline(), Date.now());
  const room = roomFor(items);
  const blocked = reading > 0 ? uploading.reading : inProgress ? uploading.submitLater : undefined;
  const hint = hintOf(items, room);
  const isOver = useIncomingFiles(add);
  const submit = useTask(async () => {
    if (!(await submitChosen())) return;
    onSubmitted();
    await pause(0); // a cheap phone shows this change first, because both at once would block it
    await navigate({ to: '/thank-you', replace: true });
  });

  return (
    <div className="column">
      {items.length > 0 || reading > 0 ? (
        <ul className={styles.files} aria-label={texts.bills}>
          {items.map((item) => (
            <ShortBillCard key={item.id} item={item} twin={twinName(item, items)} />
          ))}
          {Array.from({ length: reading }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files that are still read are all alike
            <li key={index}>
              <BlockSkeleton height={90} corner="card" />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.invitation}>
          <BillsDrawing />
          <p>{texts.shortInvitation}</p>
        </div>
      )}
      <WaitingNotice items={items} />
      {room > 0 ? (
        <FilePicker
          onPick={add}
          camera={items.some(isChosen) ? texts.addAnother : texts.takePhoto}
          isOver={isOver}
        />
      ) : null}
      <p className={styles.pickerHint}>
        <span>{hint}</span>
        {room > 0 ? <span className={styles.dropHint}>{` ${texts.dropHint}`}</span> : null}
      </p>
      {items.some(isChosen) ? (
        <FormFoot>
          {blocked ? <p className="quiet">{blocked}</p> : null}
          <Button onClick={() => void submit.run()} loading={submit.pending} disabled={blocked !== undefined}>
            {texts.submit}
          </Button>
        </FormFoot>
      ) : null}
    </div>
  );
});

const add = (files: File[]) => void chooseFiles(files);

/** How many files there is room for, and what to do when there is none. */
function hintOf(items: readonly UploadItem[], room: number): string {
  const texts = textsOf(uploadTexts);
  if (room === 0) return fill(texts.noRoom, { count: mostFiles });
  if (items.some(isUnfinished)) return texts.roomWhileWaiting(room);
  return fill(textsOf(billTexts).shortHint, { count: mostFiles, size: mostBytes / bytesPerMegabyte });
}

interface ShortBillCardProps {
  item: UploadItem;
  /** The name of another file with the same content. */
  twin: string | undefined;
}

function ShortBillCard({ item, twin }: ShortBillCardProps) {
  const file = usePhotoOf(item);
  const chosen = isChosen(item);
  return (
    <FileCard
      name={item.name}
      file={file}
      isPdf={item.isPdf}
      status={chosen ? sizeWords(item.size) : <StatusLine item={item} />}
      hints={chosen ? hintWords(item.hints, twin) : []}
      progress={
        isSendable(item, Date.now()) ? <ProgressBar label={item.name} percent={item.percent} /> : undefined
      }
      actions={(nameId) => <UploadActions item={item} describedBy={nameId} />}
    />
  );
}
