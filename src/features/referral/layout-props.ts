import type { ReactNode } from 'react';
import type { MerchantDetails } from '@/contract/merchant';

/** What every layout gets. */
export interface LayoutProps {
  merchant: MerchantDetails;
  /** The code, to be copied. Each layout has its own place for it. */
  ticket: ReactNode;
}
