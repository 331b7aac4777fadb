import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { mayLeaveForm } from '@/components/form/give-up';
import { leavePush } from '@/components/push/leave-push';
import { usePush } from '@/components/push/use-push';
import { tellMissing } from '@/components/tell-missing';
import {
  followKeptUploads,
  isUploadListKept,
  unsentBills,
  useKeptUploads,
} from '@/features/bills/kept-uploads';
import { useInstallOffer } from '@/features/install/install-offer';
import { isInstalledApp } from '@/lib/browser';
import { appActions, setAppActions, waitingReloads } from '@/session/app-actions';
import { askToStay } from '@/session/ask-to-stay';
import { firstBills, oldFirstBills } from '@/session/first-bills';
import { followSession } from '@/session/follow-session';
import { onChosenLogout } from '@/session/log-out';
import { useRunningWrites } from '@/session/running-writes';
import { reportInstallation } from '@/session/sign-in';
import { isLoggedIn, isSessionOver, isShownStored, storedUser } from '@/session/stored-user';
import { useQuestion } from '@/ui/feedback/ask';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { LoaderOverlay } from '@/ui/feedback/loader-overlay';
import { closeToast, useToasts } from '@/ui/feedback/show-toast';
import { ToastStack } from '@/ui/feedback/toast';
import '@/ui/shared.css'; // for dialogs and bills at the login, which has no Page
import { isBusy, useBusyWhile } from '@/updates/busy';
import { firstController } from '@/updates/first-controller';
import { loadUntilThere } from '@/updates/load-until-there';
import { reloadWhenIdle } from '@/updates/reload-when-idle';
import { watchServiceWorker } from '@/updates/service-worker-updates';
import { checkVersion } from '@/updates/version-check';
import { Arrivals } from '../arrivals/arrivals';
import { followUnread } from '../changes/app-badge';
import { followBills, renewOnReturn } from '../changes/follow-changes';
import { useWallet } from '../wallet/use-wallet';
import { OfflineLine } from './offline-line';
import styles from './shell.module.css';
import { showHeadline } from './show-headline';
import { showPhoto } from './show-photo';
import { WaitingFirstBill } from './waiting-first-bill';

/** Dialogs need the code of a focus trap and a portal, so they load with the first question. */
const ConfirmDialog = lazyPart(() =>
  import('@/ui/overlay/confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);

/** The code for uploads loads only if there are some (docs/product/bills.md#bills-are-never-lost). */
const UploadBar = lazyPart(() =>
  loadUntilThere(() => import('@/features/bills/uploads/upload-bar')).then(({ UploadBar }) => UploadBar),
);

/** Few shoppers get an offer: the app is installed, or they have dismissed it. */
const InstallCard = lazyPart(() =>
  import('@/features/install/install-card').then(({ InstallCard }) => InstallCard),
);

/** Aborted once a logout is confirmed. */
const loggedOut = new AbortController();

/** The part of the shell that loads once the first screen has settled. */
export function LateShell() {
  const texts = textsOf(commonTexts);
  const toasts = useToasts((state) => state.toasts);
  const question = useQuestion((state) => state.question);
  const writing = useIsMutating({ predicate: ({ meta }) => !meta?.background }) > 0;
  usePush();
  const queryClient = useQueryClient();
  useEffect(followSession, []);
  useEffect(() => followBills(queryClient), [queryClient]);
  useEffect(() => renewOnReturn(queryClient), [queryClient]);
  useEffect(() => followUnread(queryClient), [queryClient]);
  useWallet();
  useTelemetry();
  useEffect(() => {
    setAppActions({ ...appActions(), reloadWhenIdle });
    for (const beforeReload of waitingReloads.splice(0)) reloadWhenIdle('after the answer', beforeReload);
    watchServiceWorker();
    void checkVersion();
    void import('@/session/drafts')
      .then(({ removeTracesOfDrafts }) => removeTracesOfDrafts())
      .catch(() => {});
    // without a network later, it would be too late for the words that say so
    void import('@/ui/feedback/not-loaded').catch(() => {});
    if (isInstalledApp()) void askToStay();
    if (isLoggedIn()) void reportInstallation();
    if (!firstController) showHeadline();
    showPhoto();
  }, []);

  return (
    <>
      <ReloadGuard />
      <LeaveGuard />
      <ToastStack toasts={toasts} onClose={closeToast} />
      {question ? (
        <ConfirmDialog
          awaited
          // The answer is no, because then nothing is lost.
          onMissing={() => {
            question.answer(false);
            tellMissing();
          }}
          opened
          title={question.text}
          confirmLabel={question.confirm}
          cancelLabel={question.cancel}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      ) : null}
      <LoaderOverlay visible={writing} label={texts.loading} />
      <div className={styles.coverable}>
        <Uploads />
        <InstallOffer />
        <WaitingFirstBill />
        <Arrivals />
      </div>
      <OfflineLine />
    </>
  );
}

/** Only malls with telemetry have its code in their sites. */
function useTelemetry(): void {
  const router = useRouter();
  useEffect(() => {
    const { telemetry } = currentBrand();
    if (!telemetry) return;
    import('../telemetry/telemetry')
      .then(({ startTelemetry }) => startTelemetry(telemetry, router, loggedOut.signal))
      .catch((error) => console.warn('Nothing is measured.', error));
  }, [router]);
}

/** Holds off a reload that would take away an answer: of a running write, on the way to the next screen, or in a toast. */
function ReloadGuard() {
  const mutating = useIsMutating() > 0;
  const writing = useRunningWrites(({ running }) => running > 0);
  const navigating = useRouterState({ select: ({ isLoading }) => isLoading });
  const telling = useToasts(({ toasts }) => toasts.length > 0);
  useBusyWhile('write', mutating || writing || navigating || telling);
  return null;
}

function Uploads() {
  const customerId = useLocation({ select: () => storedUser()?.id });
  const kept = useKeptUploads(({ marks }) => Object.keys(marks).length > 0);
  useEffect(() => {
    onChosenLogout((id) => {
      loggedOut.abort();
      void leavePush();
      void wipeFirstBills();
      return wipeUploads(id);
    });
    return followKeptUploads();
  }, []);
  return kept ? <UploadBar customerId={customerId} /> : null;
}

function InstallOffer() {
  const due = useInstallOffer((offer) => offer.due);
  return due ? <InstallCard billsWait={unsentBills() > 0 || firstBills().length > 0} /> : null;
}

async function wipeFirstBills(): Promise<void> {
  const number = storedUser()?.mobileNumber;
  if (!number || [...firstBills(), ...oldFirstBills()].length === 0) return;
  try {
    const files = await import('@/features/bills/first/first-bill-files');
    await files.wipeFirstBills(number);
  } catch (error) {
    console.warn('The bills that were chosen before the login were not wiped.', error);
  }
}

async function wipeUploads(customerId: string): Promise<void> {
  if (!isUploadListKept(customerId)) return;
  try {
    const list = await import('@/features/bills/uploads/upload-list');
    await list.wipeUploads(customerId);
  } catch (error) {
    console.warn('The bills of the customer who logged out were not wiped.', error);
  }
}

/**
 * The only leave guard. Unsaved forms ask when the shopper leaves the screen. Forms, uploads and orders ask when she
 * closes or reloads the page. A question belongs to its screen, so leaving the screen answers it with no.
 */
function LeaveGuard() {
  useBlocker({
    shouldBlockFn: async () => !(await mayLeaveForm()),
    // where another customer has been stored meanwhile, nothing of this page may stay
    enableBeforeUnload: () =>
      !isSessionOver() && isShownStored() && (isBusy('form') || isBusy('upload') || isBusy('order')),
  });
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const askedOn = useRef(screen);
  useEffect(() => {
    if (askedOn.current === screen) return;
    askedOn.current = screen;
    useQuestion.getState().question?.answer(false);
  }, [screen]);
  return null;
}
