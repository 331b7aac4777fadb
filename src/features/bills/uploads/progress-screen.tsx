import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { paths } from '@/lib/paths';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { useOnline } from '@/ui/hooks/use-online';
import styles from './progress-screen.module.css';
import { UploadCard } from './upload-card';
import { useUploads } from './upload-list';
import { isInProgress, isSubmitted, isUnfinished } from './upload-rules';
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
          <ul className={styles.list}>
            {items.map((item) => (
              <UploadCard key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
