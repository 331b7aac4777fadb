import { createFileRoute } from '@tanstack/react-router';
import { YourDataScreen } from '@/features/your-data/your-data-screen';

export const Route = createFileRoute('/your-data')({ component: YourDataScreen });
