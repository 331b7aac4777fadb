import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/store-locator/')({
  codeSplitGroupings: [],
  loaderDeps: ({ search: { location } }) => ({ location }),
  loader: async ({ context: { queryClient }, deps: { location } }) => {
    const { prepareDirectory } = await import('@/features/stores/directory-screen');
    await prepareDirectory(queryClient, location);
  },
  component: lazyRouteComponent(() => import('@/features/stores/directory-screen'), 'DirectoryScreen'),
});
