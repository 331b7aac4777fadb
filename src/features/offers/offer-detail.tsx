import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import type { Offer } from '@/contract/offers';
import { Badge } from '@/ui/badge';
import { Carousel } from '@/ui/carousel';
import { Picture } from '@/ui/picture';
import { Tabs } from '@/ui/tabs';
import { Coupon } from './coupon';
import styles from './offer-detail.module.css';
import { OfferHighlights } from './offer-highlights';
import { OfferLocations } from './offer-locations';
import { dateText } from './offer-rules';
import { dateSentences } from './sentences';

const ratio = 16 / 9;

interface OfferDetailProps {
  offer: Offer;
  /** What stands in the tabs while the offer is only what a list knew of it. */
  instead: ReactNode;
}

/** Everything about one offer, under its title. */
export function OfferDetail({ offer, instead }: OfferDetailProps) {
  const texts = textsOf(offersTexts);
  const [tab, setTab] = useState<'highlights' | 'locations'>('highlights');
  const when = dateText(offer, 'long', dateSentences());
  return (
    <>
      <Pictures offer={offer} />
      <div className={styles.words}>
        <p className={styles.brand}>
          {offer.brandName}
          {offer.expireText ? <Badge tone="brand">{offer.expireText}</Badge> : null}
        </p>
        {offer.subTitle ? <p className={styles.subTitle}>{offer.subTitle}</p> : null}
        {when ? (
          <p className={styles.when}>
            <IconCalendar size={20} aria-hidden />
            {when}
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

function Pictures({ offer: { images, title } }: { offer: Offer }) {
  const texts = textsOf(offersTexts);
  if (images.length < 2)
    return <Picture src={images[0]} alt={title} ratio={ratio} lazy={false} radius="card" />;
  return (
    <Carousel
      label={texts.images}
      count={images.length}
      ratio={ratio}
      slideLabel={(n, count) => fill(texts.slide, { n, count })}
      previousLabel={texts.previousImage}
      nextLabel={texts.nextImage}
      renderSlide={(index) => (
        <Picture src={images[index]} alt={title} ratio={ratio} lazy={index > 0} radius="card" />
      )}
    />
  );
}
