import { unsentBills } from '@/features/bills/kept-uploads';
import { offerInstallationNow } from '@/features/install/install-offer';
import { currentOffer } from '@/features/install/install-rules';
import { firstBills } from '@/session/first-bills';

/** The install card by a tap, where it may be offered. */
export function installStep(): (() => void) | undefined {
  const billsWait = unsentBills() > 0 || firstBills().length > 0;
  return currentOffer(billsWait) ? offerInstallationNow : undefined;
}
