import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadComposition } from '@/components/card-layout';
import { merchantQuery } from '@/components/merchant-query';
import { DashboardScreen } from '@/features/dashboard/dashboard-screen';
import { dashboardQueries } from '@/features/dashboard/queries';
import {
  cancelInstallOffer,
  holdInstallOffer,
  offerInstallationSoon,
} from '@/features/install/install-offer';
import { nextFrame } from '@/lib/next-frame';
import { lazyPart } from '@/ui/feedback/lazy-part';

export const Route = createFileRoute('/_customer/dashboard')({
  staticData: { tab: 'home', atTheTill: true },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(merchantQuery());
    void queryClient.prefetchQuery(dashboardQueries.banners());
    void queryClient.prefetchQuery(dashboardQueries.products());
    return loadComposition();
  },
  component: Dashboard,
});

/** The tile beside it leads to the bills, too. */
const CameraFirst = lazyPart(() =>
  nextFrame()
    .then(() => import('@/features/bills/first/camera-first'))
    .then(({ CameraFirst }) => CameraFirst),
);

/**
 * Areas meet here, which know nothing of each other: the offer to install does not show beside the banner, and home has
 * the camera of the bills.
 */
function Dashboard() {
  useEffect(() => {
    offerInstallationSoon();
    return cancelInstallOffer;
  }, []);
  return (
    <DashboardScreen whileBanner={holdInstallOffer} installStep={installStep} camera={<CameraFirst />} />
  );
}

/** Only new members ask for it, so its code waits. */
const installStep = () => import('./-install-step').then((code) => code.installStep());

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The shopper comes from the login or the registration. */
    afterLogin?: true;
  }
}
