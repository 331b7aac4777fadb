import { createFileRoute } from '@tanstack/react-router';
import { ThankYouScreen } from '@/features/bills/uploads/thank-you-screen';

export const Route = createFileRoute('/_customer/thank-you')({ component: ThankYouScreen });
