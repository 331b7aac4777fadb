import { IconBell, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { IconLink } from '@/components/links';
import { MallLogo } from '@/components/mall-logo';
import { merchantQuery } from '@/components/merchant-query';
import { Page } from '@/components/page';
import { ProductRow, ProductRowsSkeleton } from '@/components/product-row';
import { QueryView } from '@/components/query-view';
import type { MerchantDetails } from '@/contract/merchant';
import { nextFrame } from '@/lib/next-frame';
import { paths } from '@/lib/paths';
import { spendable } from '@/lib/reward-reach';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/lists/card';
import { checkVersion } from '@/updates/version-check';
import { AroundLate } from './around-late';
import { BalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import styles from './dashboard.module.css';
import { stripLength, tierBadge, unreadBadge } from './dashboard-rules';
import type { InstallStep } from './first-days';
import { dashboardQueries } from './queries';
import { Shortcuts } from './shortcuts';

/** Few merchants have one, so only they load the dialog's code. */
const LaunchBanner = lazyPart(() => import('./launch-banner').then(({ LaunchBanner }) => LaunchBanner));

interface DashboardScreenProps {
  /** Runs when the launch banner opens. What it returns runs when the banner closes. */
  whileBanner: () => () => void;
  installStep: InstallStep;
  /** Photographs a bill at once. */
  camera: ReactNode;
}

/** The landing page of a customer (docs/product/dashboard.md). */
export function DashboardScreen({ whileBanner, installStep, camera }: DashboardScreenProps) {
  const texts = textsOf(dashboardTexts);
  const details = useQuery(merchantQuery());
  const merchant = details.data;
  const { launch, plainHeader, programName } = currentBrand();
  const name = merchant?.customer?.firstName;
  const greeting = name ? fill(texts.greeting, { name }) : texts.greetingUnnamed;
  const { isFetched } = details;
  useEffect(() => {
    if (isFetched) void nextFrame().then(checkVersion); // the visible data goes first
  }, [isFetched]);

  return (
    <Page
      title={greeting}
      mark={plainHeader ? undefined : <Mark />}
      subtitle={merchant?.programName || programName}
      actions={<Actions />}
    >
      <div className={styles.page}>
        {launch && <p className="launch">{launch.text}</p>}
        <QueryView what="balance" query={details} skeleton={<BalanceCard />}>
          {(known) => <BalanceCard merchant={known} tier={tierBadge(known.customer)} />}
        </QueryView>
        <QueryView query={details} skeleton={<BlockSkeleton className={styles.nextOutline} />} failed={null}>
          {(known) => <NextRewardPlace merchant={known} />}
        </QueryView>
        <BannerCarousel />
        <QueryView
          query={details}
          skeleton={<Shortcuts pending camera={camera} />}
          failed={<Shortcuts camera={camera} />}
        >
          {(known) => <Shortcuts merchant={known} camera={camera} />}
        </QueryView>
        <AroundLate installStep={installStep}>
          <ProductStrip unit={merchant?.pointsShortName} />
        </AroundLate>
        {merchant?.launchBanner ? (
          <LaunchBanner image={merchant.launchBanner} whileOpen={whileBanner} />
        ) : null}
      </div>
    </Page>
  );
}

/** The mall's logo, on the ground that it is made for. The programme's name stands beside it. */
function Mark() {
  return (
    <span className={styles.mark}>
      <MallLogo height={28} />
    </span>
  );
}

/** The search, the bell with its unread count, and the link to the profile. */
function Actions() {
  const texts = textsOf(dashboardTexts);
  const { notifications, search } = currentBrand().screens;
  const unread = useQuery({ ...dashboardQueries.unread(), enabled: notifications });
  const badge = unreadBadge(unread.data);
  return (
    <>
      {search ? (
        <IconLink label={texts.search} icon={<IconSearch size={24} aria-hidden />} to={paths.search} />
      ) : null}
      {notifications ? (
        <IconLink
          label={texts.notifications}
          icon={<IconBell size={24} aria-hidden />}
          badge={badge}
          description={badge && texts.unread(unread.data ?? 0)}
          to={paths.notifications}
        />
      ) : null}
      <IconLink label={texts.profile} icon={<IconUserCircle size={24} aria-hidden />} to={paths.profile} />
    </>
  );
}

const NextReward = lazyPart(() => import('./next-reward').then(({ NextReward }) => NextReward));

/** The place of the next reward. Its code waits for the products, so that the first paint does not. */
function NextRewardPlace({ merchant }: { merchant: MerchantDetails }) {
  const { data, isError } = useQuery(dashboardQueries.products());
  const balance = spendable(merchant);
  if (balance === undefined || (isError && !data)) return null;
  const outline = <BlockSkeleton className={styles.nextOutline} />;
  if (!data) return outline;
  return (
    <NextReward products={data} balance={balance} unit={merchant.pointsShortName} whileLoading={outline} />
  );
}

/** 'Redeem your points': at most 5 products in list form. */
function ProductStrip({ unit }: { unit: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const strip = useQuery(dashboardQueries.products());
  if (strip.data?.first.length === 0) return null;
  return (
    <Card
      title={texts.redeemYourPoints}
      action={
        <Link to={paths.redeem} className="tap">
          {texts.viewAll}
        </Link>
      }
      padding="flush"
    >
      <QueryView
        what="rewards"
        query={strip}
        skeleton={<ProductRowsSkeleton count={stripLength} />}
        saysOffline
      >
        {({ first }) => (
          <ul>
            {first.map((product) => (
              <li key={product.id}>
                <ProductRow product={product} unit={unit} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
