import { type ComponentType, lazy } from 'react';
import type { ReferralLayout } from '@/brand/capabilities';
import type { LayoutProps } from './layout-props';

/**
 * One file per layout, with its own pictures. They import nothing of each other, so that a site carries only the
 * layout of its merchant (docs/decisions/0005-leaving-code-out.md).
 */
const files: Record<ReferralLayout, () => Promise<{ Layout: ComponentType<LayoutProps> }>> = {
  default: () => import('./layouts/default'),
  steps: () => import('./layouts/steps'),
  ticket: () => import('./layouts/ticket'),
  banner: () => import('./layouts/banner'),
};

export const layouts: Record<ReferralLayout, ComponentType<LayoutProps>> = {
  default: lazyLayout('default'),
  steps: lazyLayout('steps'),
  ticket: lazyLayout('ticket'),
  banner: lazyLayout('banner'),
};

export async function loadLayout(layout: ReferralLayout): Promise<void> {
  await files[layout]();
}

function lazyLayout(layout: ReferralLayout): ComponentType<LayoutProps> {
  return lazy(() => files[layout]().then(({ Layout }) => ({ default: Layout })));
}
