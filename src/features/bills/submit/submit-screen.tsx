import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { mayLeaveForm } from '@/components/form/give-up';
import { IconLink } from '@/components/links';
import { merchantQuery } from '@/components/merchant-query';
import { oncePerArrival } from '@/components/once-per-arrival';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import type { MerchantDetails } from '@/contract/merchant';
import { paths } from '@/lib/paths';
import { clientState } from '@/session/client-state';
import { hasFirstBill } from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { IconButton } from '@/ui/controls/icon-button';
import { FieldSkeleton } from '@/ui/feedback/skeleton';
import { Tabs } from '@/ui/navigation/tabs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useBusy } from '@/updates/busy';
import { discardChosen } from '../uploads/chosen-files';
import { useUploads } from '../uploads/upload-list';
import { isChosen } from '../uploads/upload-rules';
import { hasLongBillDraft } from './long-bill-draft';
import { LongBill } from './long-bill-form';
import { dropShares, isShareWaiting } from './shared-bills';
import { ShortBill } from './short-bill';
import styles from './submit.module.css';
import { type BillTab, billTabs, isEarningClosed, openingTab } from './submit-rules';

/** Where bills are handed in (docs/product/bills.md#handing-in). */
export function SubmitScreen() {
  const texts = textsOf(billTexts);
  const navigate = useNavigate();
  const merchant = useQuery({ ...merchantQuery(), staleTime: oncePerArrival });
  const [sending, setSending] = useState(false);
  return (
    <Page
      title={texts.submitTitle}
      // A bill that is on its way is cancelled with its own button, not by accident.
      onBack={() => sending || void navigate({ to: '/dashboard' })}
      actions={
        <IconLink
          label={texts.guidelinesTitle}
          icon={<IconInfoCircle size={24} aria-hidden />}
          to={paths.billGuidelines}
          disabled={sending}
        />
      }
    >
      <InfoBubble />
      <QueryView what="submitBill" query={merchant} skeleton={<FieldSkeleton count={4} />}>
        {(details) =>
          isEarningClosed(details) && !sending ? (
            <EarningClosed message={details.earnRestriction} />
          ) : (
            <Ways merchant={details} sending={sending} onSending={setSending} />
          )
        }
      </QueryView>
    </Page>
  );
}

const useBubble = clientState('bill-info', () => ({ closed: false }));

/** Points at the info button until it is closed. It has its own row, so it covers nothing. */
function InfoBubble() {
  const closed = useBubble((bubble) => bubble.closed);
  const id = useId();
  if (closed) return null;
  return (
    <div className={styles.bubble} role="note">
      <p id={id}>{textsOf(billTexts).submitPopover}</p>
      <IconButton
        label={textsOf(commonTexts).close}
        icon={<IconX size={20} aria-hidden />}
        describedBy={id}
        onClick={() => useBubble.setState({ closed: true })}
      />
    </div>
  );
}

function EarningClosed({ message }: { message: string }) {
  const texts = textsOf(billTexts);
  const navigate = useNavigate();
  const [isShared] = useState(isShareWaiting);
  const [isFirst] = useState(() => hasFirstBill(storedUser()?.mobileNumber));
  useEffect(() => {
    if (isShared) void dropShares();
  }, [isShared]);
  return (
    <ConfirmDialog
      opened
      title={message.trim() || texts.earnRestricted}
      confirmLabel={textsOf(commonTexts).ok}
      onConfirm={() => void navigate({ to: '/dashboard', replace: true })}
    >
      {isFirst ? textsOf(billFirstTexts).notTaken : isShared ? texts.sharedNotTaken : undefined}
    </ConfirmDialog>
  );
}

interface WaysProps {
  merchant: MerchantDetails;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Short and long bills, on tabs where the mall has both. */
function Ways({ merchant, sending, onSending }: WaysProps) {
  const texts = textsOf(billTexts);
  const asked = useLocation({ select: ({ state }) => state.billTab });
  const tabs = useSteady(billTabs(merchant));
  const [chosen, setTab] = useState<BillTab>(() =>
    openingTab(tabs, isShareWaiting() ? 0 : hasLongBillDraft() && !hasChosenFiles() ? 1 : asked),
  );
  const tab = tabs.includes(chosen) ? chosen : 'long';
  if (tabs.length === 1) return <LongBill onSending={onSending} takesShares />;

  const change = async (next: BillTab) => {
    if (next === tab || sending) return;
    // Leaving a tab drops what was entered on it.
    if (!(await mayLeaveForm())) return;
    void discardChosen();
    setTab(next);
  };
  return (
    <div className={styles.ways}>
      <Tabs
        label={texts.uploadTypes}
        value={tab}
        onChange={(next) => void change(next)}
        mayRefuse
        tabs={[
          { value: 'short', label: texts.shortBill, content: <ShortBill /> },
          { value: 'long', label: texts.longBill, content: <LongBill onSending={onSending} /> },
        ]}
      />
    </div>
  );
}

function hasChosenFiles(): boolean {
  return useUploads.getState().items.some(isChosen);
}

/** The mall's tabs. They do not change while something is entered on one, even if the mall's settings do. */
function useSteady(offered: readonly BillTab[]): readonly BillTab[] {
  const busy = useBusy(({ tasks }) => tasks.some(({ kind }) => kind === 'form'));
  const [tabs, setTabs] = useState(offered);
  if (busy || tabs.length === offered.length) return tabs;
  setTabs(offered);
  return offered;
}
