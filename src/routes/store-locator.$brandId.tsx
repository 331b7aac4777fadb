import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/store-locator/$brandId')({
  codeSplitGroupings: [],
  loaderDeps: ({ search: { location } }) => ({ location }),
  loader: async ({ context: { queryClient }, deps: { location }, params: { brandId }, cause }) => {
    // Rows of a list lead here: only a tap is worth a call, not each touch of a thumb that scrolls.
    if (cause === 'preload') return;
    const { prepareBrand } = await import('@/features/stores/profile/brand-screen');
    prepareBrand(queryClient, location, brandId);
  },
  component: lazyRouteComponent(() => import('@/features/stores/profile/brand-screen'), 'BrandScreen'),
});
