import { createFileRoute } from '@tanstack/react-router';
import { DirectoryScreen, prepareDirectory } from '@/features/stores/directory-screen';

export const Route = createFileRoute('/store-locator/')({
  loaderDeps: ({ search: { location } }) => ({ location }),
  loader: ({ context: { queryClient }, deps: { location } }) => prepareDirectory(queryClient, location),
  component: DirectoryScreen,
});
