import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { tabLock } from '@/session/claim-first-bills';
import { endOfFirstBill, type FirstBill, firstBills, thisTab } from '@/session/first-bills';
import { isStorageBlocked } from '@/session/stored-values';
import { IconButton } from '@/ui/controls/icon-button';
import { useWindowEvent } from '@/ui/hooks/use-window-event';
import { FilePicker } from '../submit/file-picker';
import styles from './bill-first.module.css';
import { chooseFirstBill } from './choose-first-bill';
import { dropFirstBills, dropOldFirstBills } from './first-bill-files';
import { OwnBill } from './own-bill';

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
    await chooseFirstBill(file, texts.notKept);
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

/** What a login screen may show of the bills that wait (docs/product/bills.md#bill-first). */
interface WaitingBills {
  /** Chosen in this tab, which may show its picture. */
  own: FirstBill | undefined;
  /** Only that they wait: of other tabs, and one whose number is being corrected. */
  unseen: readonly FirstBill[];
  /** Looks again, after a change. */
  refresh: () => void;
  remove: (bills: readonly FirstBill[]) => void;
}

function useFirstBills(): WaitingBills {
  const [bills, setBills] = useState(firstBills);
  const refresh = () => setBills(firstBills());
  useEffect(() => {
    setBills(firstBills()); // the OTP screen, which has just gone, may have changed whose they are
    void dropOldFirstBills();
  }, []);
  useWindowEvent('storage', refresh);
  const tab = thisTab();
  const own = bills.find((bill) => bill.tab === tab && bill.mobileNumber === undefined);
  useTabLock(tab, own !== undefined);
  const end = own && endOfFirstBill(own);
  useEffect(() => {
    if (end === undefined) return;
    const leave = () => {
      setBills(firstBills());
      void dropOldFirstBills();
    };
    const timer = setTimeout(leave, end - Date.now() + timerFault);
    return () => clearTimeout(timer);
  }, [end]);
  return {
    own,
    unseen: bills.filter((bill) => bill !== own && (bill.tab === tab ? bill.correcting : !bill.mobileNumber)),
    refresh,
    remove: (gone) => void dropFirstBills(gone.map(({ id }) => id)).then(refresh),
  };
}

/** ms. A timer may ring a moment early. */
const timerFault = 1_000;

const locked = new Set<string>();

/** Tells other tabs that this one lives, until the page ends. */
function useTabLock(tab: string, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || locked.has(tab)) return;
    locked.add(tab);
    navigator.locks?.request(tabLock(tab), () => new Promise(() => {})).catch(() => locked.delete(tab));
  }, [tab, isNeeded]);
}
