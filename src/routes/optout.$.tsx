import { createFileRoute } from '@tanstack/react-router';
import { OptOutScreen } from '@/features/sms-consent/opt-out-screen';

export const Route = createFileRoute('/optout/$')({ component: OptOutScreen });
