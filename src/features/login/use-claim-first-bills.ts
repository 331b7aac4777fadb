import { useEffect } from 'react';
import { claimFirstBills, correctFirstBills } from '@/session/claim-first-bills';
import { useOtpFlow } from '@/session/otp-flow';

/** From GET OTP on, what was chosen before the login belongs to the number (docs/product/bills.md#bill-first). */
export function useClaimFirstBills(mobileNumber: string): void {
  useEffect(() => {
    void claimFirstBills(mobileNumber);
    return () => {
      // Not after a reload or in a killed tab: somebody else may type her number then.
      if (!useOtpFlow.getState().verified) correctFirstBills();
    };
  }, [mobileNumber]);
}
