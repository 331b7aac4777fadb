import { type ComponentType, lazy } from 'react';
import type { ReferralLayout } from '@/brand/capabilities';
import type { LayoutProps } from './layout-props';

/**
 * One file per layout, with its own pictures. They import nothing of each other, so that a site carries only the
 * layout of its merchant (docs/decisions/0005-leaving-code-out.md).
 */
export const layouts: Record<ReferralLayout, ReturnType<typeof lazyLayout>> = {
  default: lazyLayout(() => import('./layouts/default')),
  steps: lazyLayout(() => import('./layouts/steps')),
  ticket: lazyLayout(() => import('./layouts/ticket')),
  banner: lazyLayout(() => import('./layouts/banner')),
};

function lazyLayout(load: () => Promise<{ Layout: ComponentType<LayoutProps> }>) {
  return { load, Layout: lazy(() => load().then(({ Layout }) => ({ default: Layout }))) };
}
