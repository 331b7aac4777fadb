import { useInfiniteQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { searchTexts } from '@/brand/texts/search';
import { RowLink } from '@/components/links';
import { offerQueries } from '@/features/offers/queries';
import { offerPath, paths } from '@/lib/paths';
import { ResultGroup, saysOffline } from './result-group';
import { takes } from './search-rules';

/** Offers that a text finds. */
export function OfferResults({ text }: { text: string }) {
  const texts = textsOf(searchTexts);
  const list = useInfiniteQuery({
    ...offerQueries.list(text),
    ...saysOffline,
    enabled: takes.offers(text),
  });
  return (
    <ResultGroup
      area="offers"
      text={text}
      title={texts.offers}
      what="offers"
      query={{ ...list, data: list.data?.pages.flatMap(({ offers }) => offers) }}
      rule={texts.offersRule}
      none={texts.noOffers}
      all={{ label: texts.allOffers, to: paths.offers }}
      row={({ id, title, brandName }) => (
        <RowLink to={offerPath(id)} preload={false} label={title || brandName} subtitle={brandName} chevron />
      )}
      keyOf={({ id }) => id}
    />
  );
}
