import { IconClock, IconDoor, IconMap2, IconPhone, IconStairs, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { TileLink } from '@/components/links';
import type { StoreProfile } from '@/contract/stores';
import { phoneHref } from '@/lib/contact-links';
import { contactText } from '@/lib/phone-number';
import { Tile, TileAnchor, TileGrid } from '@/ui/lists/tile';
import { floorsOf } from '../directory-rules';
import { floorPlanLink } from '../floor-plan-link';
import { storeQueries } from '../queries';
import { OpenBadge } from './open-badge';
import styles from './profile.module.css';

interface BrandFactsProps {
  brand: StoreProfile;
  brandId: string;
  locationId: string;
  /** How many offers there are to see. */
  offers: number;
  onShowOffers: () => void;
}

/** What a shopper in the mall asks first, and one tap to call, to the floor plan and to the offers. */
export function BrandFacts({ brand, brandId, locationId, offers, onShowOffers }: BrandFactsProps) {
  const texts = textsOf(storesTexts);
  // Of help, but not worth a message of its own where it fails.
  const directory = useQuery({ ...storeQueries.directory(locationId), meta: { silent: true } });
  const floors = directory.data ? floorsOf(directory.data, brandId) : [];
  const [floor] = floors;
  const { location } = useSearch({ from: '/store-locator' });
  const call = phoneHref(brand.phone);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={texts.shopNumber} icon={<IconDoor size={20} aria-hidden />} value={brand.shopNumbers} />
        <Fact
          label={texts.floor}
          icon={<IconStairs size={20} aria-hidden />}
          value={floors.map(({ name }) => name).join(', ')}
        />
        <Fact label={texts.hours} icon={<IconClock size={20} aria-hidden />} value={brand.hours.trim()}>
          <OpenBadge hours={brand.hours} />
        </Fact>
      </dl>
      {call || floor || offers > 0 ? (
        <TileGrid oneRow>
          {call ? (
            <TileAnchor
              href={call}
              icon={<IconPhone size={24} aria-hidden />}
              label={texts.call}
              aria-label={fill(texts.callNumber, { phone: contactText(brand.phone) })}
            />
          ) : null}
          {floor ? (
            <TileLink
              {...floorPlanLink(floor.id, location)}
              icon={<IconMap2 size={24} aria-hidden />}
              label={texts.floorPlan}
            />
          ) : null}
          {offers > 0 ? (
            <Tile
              icon={<IconTag size={24} aria-hidden />}
              label={texts.offers(offers)}
              onClick={onShowOffers}
            />
          ) : null}
        </TileGrid>
      ) : null}
    </>
  );
}

interface FactProps {
  label: string;
  icon: ReactNode;
  /** Left out where there is none. */
  value: string;
  children?: ReactNode;
}

function Fact({ label, icon, value, children }: FactProps) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      {icon}
      <dt className="quiet">{label}</dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {children}
      </dd>
    </div>
  );
}
