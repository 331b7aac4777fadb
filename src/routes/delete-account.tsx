import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccountScreen } from '@/features/your-data/delete-account-screen';

export const Route = createFileRoute('/delete-account')({ component: DeleteAccountScreen });
