import { createFileRoute } from '@tanstack/react-router';
import { ProgressScreen } from '@/features/bills/uploads/progress-screen';
import { resumeUploads } from '@/features/bills/uploads/uploader';

export const Route = createFileRoute('/_customer/bill-upload')({
  loader: () => resumeUploads(),
  component: ProgressScreen,
});
