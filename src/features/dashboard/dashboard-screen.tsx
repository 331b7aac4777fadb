import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { DocumentTitle } from '@/brand/document-title';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { checkVersion } from '@/session/version-check';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { BalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import styles from './dashboard.module.css';
import { DashboardActions } from './dashboard-actions';
import { tierBadge } from './dashboard-rules';
import { ProductStrip } from './product-strip';
import { merchantQueries } from './queries';
import { Shortcuts } from './shortcuts';

/** Few merchants have one, so its dialog's code comes only to them. */
const LaunchBanner = lazy(() =>
  import('./launch-banner').then(({ LaunchBanner }) => ({ default: LaunchBanner })),
);

/** The landing page of a customer (part 1 §2 "Dashboard"). */
export function DashboardScreen() {
  const texts = textsOf(dashboardTexts);
  const details = useQuery(merchantQueries.details());
  const merchant = details.data;
  const name = merchant?.customer?.firstName;
  const greeting = name ? fill(texts.greeting, { name }) : texts.greetingUnnamed;
  useEffect(() => void checkVersion(), []);

  return (
    <Screen
      header={
        <ScreenHeader
          title={greeting}
          subtitle={merchant?.programName || currentBrand().programName}
          actions={<DashboardActions />}
        />
      }
    >
      <DocumentTitle>{greeting}</DocumentTitle>
      <div className={styles.page}>
        {details.isError && !merchant ? (
          <ErrorState onRetry={() => void details.refetch()} retrying={details.isFetching} />
        ) : null}
        {merchant || details.isPending ? (
          <BalanceCard merchant={merchant} tier={tierBadge(merchant?.customer)} />
        ) : null}
        <BannerCarousel />
        <Shortcuts merchant={merchant} pending={details.isPending} />
        <ProductStrip unit={merchant?.pointsShortName} />
        {merchant?.launchBanner ? (
          <Suspense fallback={null}>
            <LaunchBanner image={merchant.launchBanner} />
          </Suspense>
        ) : null}
      </div>
    </Screen>
  );
}
