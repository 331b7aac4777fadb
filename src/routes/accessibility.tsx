import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityScreen } from '@/features/your-data/accessibility-screen';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityScreen });
