import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { DocumentTitle } from '@/brand/document-title';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { useBack } from '@/lib/use-back';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { Skeleton } from '@/ui/skeleton';
import { OfferDetail } from './offer-detail';
import { offerQueries } from './queries';

/**
 * One offer (part 1 §2 "Offer detail"). What opened it may have handed over the offer as it knows it: that is shown at
 * once, and until the details are there.
 */
export function OfferDetailScreen() {
  const texts = textsOf(offersTexts);
  const { id } = useParams({ from: '/_customer/offers-detail/$id' });
  const { known } = useRouteContext({ from: '/_customer/offers-detail/$id' });
  const details = useQuery(offerQueries.details(id));
  const offer = details.data ?? known;
  const goBack = useBack('/offers');
  const title = offer?.title || texts.detailTitle;
  const failed =
    details.isError && details.data === undefined ? (
      <ErrorState onRetry={() => void details.refetch()} retrying={details.isFetching} />
    ) : null;
  return (
    <Screen header={<ScreenHeader title={title} onBack={goBack} />}>
      <DocumentTitle>{title}</DocumentTitle>
      {offer && details.data !== null ? (
        <OfferDetail
          offer={offer}
          instead={details.data ? undefined : (failed ?? <Skeleton shape="text" count={5} />)}
        />
      ) : null}
      {details.isPending && !known ? (
        <>
          <Skeleton shape="banner" />
          <Skeleton shape="text" count={6} />
        </>
      ) : null}
      {offer ? null : failed}
      {details.data === null ? (
        <EmptyState
          drawing="offers"
          title={texts.notFound}
          action={<Button renderRoot={(props) => <Link to="/offers" {...props} />}>{texts.allOffers}</Button>}
        />
      ) : null}
    </Screen>
  );
}
