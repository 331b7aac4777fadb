import { useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { keepPictures } from '@/components/keep-pictures';
import { rememberOffer } from '@/components/known-offers';
import { RowLink } from '@/components/links';
import type { Offer } from '@/contract/offers';
import { offerPath } from '@/lib/paths';
import { uniqueById } from '@/lib/unique-by-id';
import { OffersDrawing } from '@/ui/drawings/offers';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/lists/card';
import { Picture } from '@/ui/media/picture';
import { Badge } from '@/ui/text/badge';
import styles from './profile.module.css';

/** What the shop offers: each leads to its details. */
export function BrandOffers({ offers }: { offers: readonly Offer[] }) {
  const queryClient = useQueryClient();
  const texts = textsOf(storesTexts);
  if (offers.length === 0) return <EmptyState drawing={<OffersDrawing />} title={texts.none} />;
  return (
    <section aria-label={texts.offersTab}>
      <Card padding="flush">
        <ul>
          {uniqueById(offers).map((offer) => (
            <li key={offer.id}>
              <RowLink
                to={offerPath(offer.id)}
                preload={false}
                onClick={() => rememberOffer(queryClient, offer)}
                leading={
                  <span className={styles.offer}>
                    <Picture src={offer.images[0]} alt="" ratio={4 / 3} keep={keepPictures} />
                  </span>
                }
                label={offer.title}
                subtitle={offer.subTitle || undefined}
                trailing={offer.expireText ? <Badge tone="brand">{offer.expireText}</Badge> : undefined}
                chevron
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
