import { IconCalendar, IconCheck } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { offersTexts } from '@/brand/texts/offers';
import { FailedQuery } from '@/components/failed-query';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { useBack } from '@/components/use-back';
import type { Offer } from '@/contract/offers';
import { OffersDrawing } from '@/ui/drawings/offers';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Gallery } from '@/ui/media/gallery';
import { Tabs } from '@/ui/navigation/tabs';
import { Badge } from '@/ui/text/badge';
import { Html } from '@/ui/text/html';
import { Coupon } from './coupon';
import styles from './offer-detail.module.css';
import { OfferLocations } from './offer-locations';
import { dateText, highlightsOf } from './offer-rules';
import { cachedOffer, offerQueries } from './queries';

/**
 * One offer (docs/product/offers.md#one-offer). Until the details arrive, it shows what a list knows about the offer.
 */
export function OfferDetailScreen() {
  const texts = textsOf(offersTexts);
  const { id } = useParams({ from: '/_customer/offers-detail/$id' });
  const known = cachedOffer(useQueryClient(), id);
  const details = useQuery(offerQueries.details(id));
  const offer = details.data ?? known;
  const goBack = useBack('/offers');
  const title = offer?.title || texts.detailTitle;
  const failed =
    details.isError && details.data === undefined ? (
      <FailedQuery what="offer" error={details.error} onRetry={() => void details.refetch()} />
    ) : null;
  return (
    <Page title={title} onBack={goBack}>
      {offer && details.data !== null ? (
        <OfferDetail
          key={id} // a push message may lead from one offer to another
          offer={offer}
          instead={details.data ? undefined : (failed ?? <TextSkeleton lines={5} />)}
        />
      ) : null}
      {details.isPending && !known ? (
        <>
          <BlockSkeleton ratio={16 / 9} corner="card" />
          <TextSkeleton lines={6} />
        </>
      ) : null}
      {offer ? null : failed}
      {details.data === null ? (
        <EmptyState
          drawing={<OffersDrawing />}
          title={texts.notFound}
          action={<ButtonLink to="/offers">{texts.allOffers}</ButtonLink>}
        />
      ) : null}
    </Page>
  );
}

/** Starts the screen's queries as soon as its code is there. */
export function prepareOffer(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(offerQueries.details(id));
}

interface OfferDetailProps {
  offer: Offer;
  /** The content of the tabs while there is only the data of a list. */
  instead: ReactNode;
}

/** Everything about one offer, under its title. */
function OfferDetail({ offer, instead }: OfferDetailProps) {
  const texts = textsOf(offersTexts);
  const [tab, setTab] = useState<'highlights' | 'locations'>('highlights');
  const when = dateText(offer, 'long');
  return (
    <>
      <Gallery images={offer.images} alt={offer.title} ratio={16 / 9} />
      <div className={styles.words}>
        <p className={styles.brand}>
          <span>{offer.brandName}</span>
          {offer.expireText ? <Badge tone="brand">{offer.expireText}</Badge> : null}
        </p>
        {offer.subTitle ? <p className={styles.subTitle}>{offer.subTitle}</p> : null}
        {when ? (
          <p className={styles.when}>
            <IconCalendar size={20} aria-hidden />
            <span>{when}</span>
          </p>
        ) : null}
      </div>
      {offer.couponApplicable && offer.couponCode ? <Coupon code={offer.couponCode} /> : null}
      <Tabs
        label={texts.about}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'highlights',
            label: texts.highlightsTab,
            content: instead ?? <OfferHighlights offer={offer} />,
          },
          {
            value: 'locations',
            label: texts.locationsTab,
            content: instead ?? <OfferLocations locations={offer.locations} />,
          },
        ]}
      />
    </>
  );
}

/** At most five key highlights, and the long description. */
function OfferHighlights({ offer }: { offer: Offer }) {
  const lines = highlightsOf(offer);
  const described = offer.longDescription.trim() !== '';
  if (lines.length === 0 && !described) {
    return <EmptyState drawing={<SearchDrawing />} title={textsOf(errorTexts).noData} />;
  }
  return (
    <div className={styles.highlights}>
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two highlights may have the same text, and they keep their places
            <li key={index} className={styles.line}>
              <IconCheck size={20} aria-hidden />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {described ? <Html html={offer.longDescription} fallback={<TextSkeleton lines={4} />} /> : null}
    </div>
  );
}
