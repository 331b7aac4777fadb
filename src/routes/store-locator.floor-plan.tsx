import { createFileRoute } from '@tanstack/react-router';
import { FloorPlanScreen } from '@/features/stores/plan/floor-plan-screen';

export const Route = createFileRoute('/store-locator/floor-plan')({ component: FloorPlanScreen });
