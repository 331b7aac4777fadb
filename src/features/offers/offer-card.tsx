import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import type { Offer } from '@/contract/offers';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/media/picture';
import ring from '@/ui/ring-over.module.css';
import { Badge } from '@/ui/text/badge';
import { Coupon } from './coupon';
import { dateText } from './offer-rules';
import styles from './offers.module.css';

interface OfferCardProps {
  offer: Offer;
  /** False for cards that are visible first. */
  lazy: boolean;
}

/** One offer of the list, with a link to its details and its coupon. */
export function OfferCard({ offer, lazy }: OfferCardProps) {
  const texts = textsOf(offersTexts);
  const when = dateText(offer, 'short');
  const count = offer.locationCount ?? 0;
  return (
    <article className={styles.card}>
      <Link
        to="/offers-detail/$id"
        params={{ id: offer.id }}
        preload={false}
        className={`${ring.over} ${styles.link}`}
      >
        <span className={styles.picture}>
          <Picture src={offer.images[0]} alt="" ratio={16 / 9} lazy={lazy} radius="none" />
          {offer.expireText ? (
            <span className={styles.corner}>
              <Badge tone="brand">{offer.expireText}</Badge>
            </span>
          ) : null}
        </span>
        <span className={styles.words}>
          <span className={styles.brand}>{offer.brandName}</span>
          <span className={styles.title}>{offer.title}</span>
          {offer.subTitle ? <span className={styles.subTitle}>{offer.subTitle}</span> : null}
          <span className={styles.facts}>
            {when ? (
              <span className={styles.fact}>
                <IconCalendar size={16} aria-hidden />
                <span>{when}</span>
              </span>
            ) : null}
            {count > 0 ? (
              <span className={styles.fact}>
                <IconMapPin size={16} aria-hidden />
                <span>{texts.locations(count)}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
      {offer.couponApplicable && offer.couponCode ? (
        <span className={styles.coupon}>
          <Coupon code={offer.couponCode} />
        </span>
      ) : null}
    </article>
  );
}

export function OfferSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count} className={styles.outlines}>
      <div className={styles.outline}>
        <BlockSkeleton ratio={16 / 9} />
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  );
}
