import { IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import type { FirstBill } from '@/session/first-bills';
import { IconButton } from '@/ui/controls/icon-button';
import { showToast } from '@/ui/feedback/show-toast';
import { hintWords, sizeWords } from '../files/file-words';
import { FileCard } from '../submit/file-card';
import styles from './bill-first.module.css';
import { firstBillFile } from './first-bill-files';

interface OwnBillProps {
  bill: FirstBill;
  onRemove: () => void;
}

/** The bill of this tab, with its picture and what the app says of the photo. */
export function OwnBill({ bill, onRemove }: OwnBillProps) {
  const texts = textsOf(billFirstTexts);
  const [file, setFile] = useState<File>();
  const [hints, setHints] = useState<readonly string[]>([]);
  const refuse = useEffectEvent((words: string) => {
    showToast('error', words);
    onRemove();
  });
  useEffect(() => {
    let left = false;
    const look = async () => {
      const kept = await firstBillFile(bill.id);
      if (left) return;
      if (!kept) return refuse(textsOf(billFirstTexts).gone);
      setFile(kept);
      const { readFile } = await import('../files/read-file');
      const read = await readFile(kept);
      if (left) return;
      if (typeof read === 'string') refuse(textsOf(billTexts)[read]);
      else setHints(read.hints);
    };
    // The bill stays: /submit-bill looks at it again.
    look().catch((error: unknown) => console.warn('A bill could not be looked at.', error));
    return () => {
      left = true;
    };
  }, [bill.id]);
  return (
    <>
      <ul aria-label={texts.yours}>
        <FileCard
          name={file?.name ?? texts.yours}
          file={file}
          isPdf={file?.type === 'application/pdf'}
          status={file ? sizeWords(file.size) : ''}
          hints={hintWords(hints, undefined)}
          actions={(nameId) => (
            <IconButton
              label={texts.remove}
              icon={<IconTrash size={20} aria-hidden />}
              describedBy={nameId}
              onClick={onRemove}
            />
          )}
        />
      </ul>
      <p className={styles.waits} role="status">
        {texts.waits}
      </p>
    </>
  );
}
