import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { keepPictures } from '@/components/keep-pictures';
import type { StoreProfile } from '@/contract/stores';
import type { BrandTab } from '@/lib/directory-search';
import { Gallery } from '@/ui/media/gallery';
import { Picture } from '@/ui/media/picture';
import { Tabs } from '@/ui/navigation/tabs';
import { AsOf } from '../as-of';
import type { Dated } from '../recalled';
import { BrandAbout } from './brand-about';
import { BrandEvents } from './brand-events';
import { BrandFacts } from './brand-facts';
import { BrandOffers } from './brand-offers';
import styles from './profile.module.css';

/** Width by height of the pictures of a shop: low enough that what one came for stands under them at once. */
export const pictureRatio = 2;
/** Slides on each side of the one that is seen that are rendered (docs/product/stores.md#a-brand). */
const reach = 4;

interface BrandProfileProps {
  brand: StoreProfile & Dated;
  brandId: string;
  locationId: string;
}

/** Where the shop is, whether it is open and how to reach it; under that, in tabs, all else. */
export function BrandProfile({ brand, brandId, locationId }: BrandProfileProps) {
  const texts = textsOf(storesTexts);
  const { tab: wanted } = useSearch({ from: '/store-locator' });
  const navigate = useNavigate();
  const more = useRef<HTMLDivElement>(null);
  const withOffers = currentBrand().screens.offers;
  const offers = withOffers ? brand.offers.length : 0;
  const offersTab = {
    value: 'offers' as const,
    label: texts.offersTab,
    content: <BrandOffers offers={brand.offers} />,
  };
  const tab = wanted === 'events' || (wanted === 'offers' && withOffers) ? wanted : 'about';
  // In the address, so that Back from an offer returns to the offers. It is no step of the way.
  const setTab = (chosen: BrandTab | 'about') =>
    void navigate({
      to: '/store-locator/$brandId',
      params: { brandId },
      state: true,
      search: ({ location: at }) => ({ location: at, tab: chosen === 'about' ? undefined : chosen }),
      replace: true,
      resetScroll: false,
    });
  const showOffers = () => {
    setTab('offers');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    more.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.brand}>
      {brand.images.length > 0 ? (
        <Gallery
          images={brand.images}
          alt={brand.name}
          ratio={pictureRatio}
          reach={reach}
          keep={keepPictures}
        />
      ) : null}
      <div className="beside">
        <span className={styles.logo}>
          <Picture src={brand.logo} alt="" lazy={false} keep={keepPictures} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{brand.name}</h2>
          {brand.category ? <p className="quiet">{brand.category}</p> : null}
        </div>
      </div>
      <AsOf at={brand.asOf} />
      <BrandFacts
        brand={brand}
        brandId={brandId}
        locationId={locationId}
        offers={offers}
        onShowOffers={showOffers}
      />
      <div ref={more} className={styles.more}>
        <Tabs
          label={texts.about}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'about', label: texts.aboutTab, content: <BrandAbout brand={brand} /> },
            ...(withOffers ? [offersTab] : []),
            { value: 'events', label: texts.eventsTab, content: <BrandEvents events={brand.events} /> },
          ]}
        />
      </div>
    </div>
  );
}
