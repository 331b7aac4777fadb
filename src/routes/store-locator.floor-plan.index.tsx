import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/store-locator/floor-plan/')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('@/features/stores/plan/floor-plan-screen'), 'FloorPlanScreen'),
});
