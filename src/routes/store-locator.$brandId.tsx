import { createFileRoute } from '@tanstack/react-router';
import { BrandScreen, prepareBrand } from '@/features/stores/profile/brand-screen';

export const Route = createFileRoute('/store-locator/$brandId')({
  loaderDeps: ({ search: { location } }) => ({ location }),
  loader: ({ context: { queryClient }, deps: { location }, params: { brandId }, cause }) => {
    // Rows of a list lead here: only a tap is worth a call, not each touch of a thumb that scrolls.
    if (cause === 'preload') return;
    prepareBrand(queryClient, location, brandId);
  },
  component: BrandScreen,
});
