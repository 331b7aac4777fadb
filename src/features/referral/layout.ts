import { type ComponentType, lazy, type ReactNode } from 'react';
import type { ReferralLayout } from '@/brand/referral-layouts';
import type { MerchantDetails } from '@/contract/merchant';

/** What every layout gets. */
export interface LayoutProps {
  merchant: MerchantDetails;
  /** The code, to be copied. Each layout has its own place for it. */
  ticket: ReactNode;
}

type Load = () => Promise<{ Layout: ComponentType<LayoutProps> }>;

/** One file per layout has its name. Files with a hyphen, such as `steps-gift.tsx`, are its pictures. */
const files = import.meta.glob(['./layouts/*.tsx', '!./layouts/*-*.tsx']) as Record<string, Load>; // what they export

/**
 * The layouts import nothing of each other, so that a site carries only the layout of its merchant
 * (docs/decisions/0005-leaving-code-out.md).
 */
export const layouts = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/.*\/|\.tsx$/g, ''), lazyLayout(load)]),
) as Record<ReferralLayout, ReturnType<typeof lazyLayout>>; // a test opens each one

function lazyLayout(load: Load) {
  return { load, Layout: lazy(() => load().then(({ Layout }) => ({ default: Layout }))) };
}
