import { IconShare3 } from '@tabler/icons-react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { referralTexts } from '@/brand/texts/referral';
import { merchantQuery } from '@/components/merchant-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import type { MerchantDetails } from '@/contract/merchant';
import { Button } from '@/ui/controls/button';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { shareText } from '@/ui/text/share-text';
import { CodeTicket } from './code-ticket';
import { HowItWorks } from './how-it-works';
import { layouts } from './layout';
import { referralQueries } from './queries';
import styles from './referral.module.css';

/** Refer & Earn: the customer's code, to copy and to share (docs/product/referral.md). */
export function ReferralScreen() {
  const texts = textsOf(referralTexts);
  const navigate = useNavigate();
  const details = useQuery(merchantQuery());
  const merchant = details.data;
  if (merchant && !merchant.referralEnabled) return <Navigate to="/dashboard" replace />;
  return (
    <Page
      title={texts.title}
      onBack={() => void navigate({ to: '/dashboard' })}
      foot={merchant ? <Share merchant={merchant} /> : undefined}
    >
      <QueryView what="referral" query={details} skeleton={<Outline />}>
        {(known) => <Invitation merchant={known} />}
      </QueryView>
    </Page>
  );
}

/** Starts what the screen will show, as soon as its code is there. */
export async function prepareReferral(queryClient: QueryClient): Promise<void> {
  const { layout, howItWorks } = currentBrand().referral;
  void queryClient.prefetchQuery(merchantQuery());
  if (howItWorks === 'inline') void queryClient.prefetchQuery(referralQueries.howItWorks());
  await layouts[layout].load();
}

function Invitation({ merchant }: { merchant: MerchantDetails }) {
  const { layout, howItWorks } = currentBrand().referral;
  const { Layout } = layouts[layout];
  const ticket = <CodeTicket code={merchant.customer?.referralCode ?? ''} />;
  return (
    <Suspense fallback={<Outline />}>
      <Layout merchant={merchant} ticket={ticket} />
      <HowItWorks placement={howItWorks} />
    </Suspense>
  );
}

function Share({ merchant }: { merchant: MerchantDetails }) {
  const texts = textsOf(referralTexts);
  const text = merchant.referralText || (merchant.customer?.referralCode ?? '');
  const words = { copied: texts.textCopied, failed: textsOf(errorTexts).unknown };
  return (
    <Button disabled={text === ''} onClick={() => void shareText(text, words)}>
      <IconShare3 size={20} aria-hidden />
      <span>{texts.share}</span>
    </Button>
  );
}

function Outline() {
  return (
    <div className={styles.outline}>
      <BlockSkeleton ratio={16 / 9} corner="hero" />
      <TextSkeleton lines={4} />
      <BlockSkeleton height={164} corner="hero" />
    </div>
  );
}
