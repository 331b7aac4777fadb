import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { holdInstallOffer } from '@/features/install/install-offer';
import { hasFirstBill, oldFirstBills } from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { lazyPart } from '@/ui/feedback/lazy-part';

/** Only after a login with a bill that was chosen before it. */
const FirstBillLine = lazyPart(() =>
  import('@/features/bills/first/first-bill-line').then(({ FirstBillLine }) => FirstBillLine),
);

/** New members come to the dashboard, and not to the bill that they have chosen before. */
export function WaitingFirstBill() {
  const waits = useLocation({
    select: ({ pathname }) => pathname === '/dashboard' && hasFirstBill(storedUser()?.mobileNumber),
  });
  // One thing at a time, and an app on a Home Screen would not have the bill.
  useEffect(() => (waits ? holdInstallOffer() : undefined), [waits]);
  useOldFirstBills();
  return waits ? <FirstBillLine /> : null;
}

/** A bill whose time is over goes from the phone, and not without a word. */
function useOldFirstBills(): void {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (oldFirstBills().length === 0) return;
      import('@/features/bills/first/first-bill-files')
        .then((files) => files.dropOldFirstBills())
        .catch((error) => console.warn('Old bills could not be looked for.', error));
    };
    look();
    return router.subscribe('onResolved', look);
  }, [router]);
}
