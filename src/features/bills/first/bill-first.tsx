import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { isStorageBlocked } from '@/session/stored-values';
import { IconButton } from '@/ui/controls/icon-button';
import { showToast } from '@/ui/feedback/show-toast';
import { FilePicker } from '../submit/file-picker';
import styles from './bill-first.module.css';
import { chooseFirstBill, problemWords } from './choose-first-bill';
import { OwnBill } from './own-bill';
import { useFirstBills } from './use-first-bills';

/** The second way of the login: a bill that waits on the phone until somebody has logged in (docs/product/bills.md#bill-first). */
export function BillFirst() {
  const [possible] = useState(() => globalThis.caches !== undefined && !isStorageBlocked());
  return possible ? <Waiting /> : null;
}

function Waiting() {
  const texts = textsOf(billFirstTexts);
  const { own, unseen, refresh, remove } = useFirstBills();
  // Without a network later, it would be too late for what looks at the photo.
  useEffect(() => void import('../files/read-file').catch(() => undefined), []);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const problem = await chooseFirstBill(file);
    if (problem) showToast('error', problem === 'notKept' ? texts.notKept : problemWords(problem));
    refresh();
  };
  return (
    <section className={styles.first}>
      {own ? (
        <OwnBill bill={own} onRemove={() => remove([own])} />
      ) : (
        <>
          <p className="quiet">{texts.intro}</p>
          <FilePicker onPick={(files) => void choose(files)} camera={texts.title} single={texts.chooseFile} />
        </>
      )}
      {unseen.length > 0 ? (
        <p className={styles.unseen}>
          <span id="unseen-bills">{texts.waiting(unseen.length)}</span>
          <IconButton
            label={texts.remove}
            icon={<IconTrash size={20} aria-hidden />}
            describedBy="unseen-bills"
            onClick={() => remove(unseen)}
          />
        </p>
      ) : null}
    </section>
  );
}
