import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandWhatsapp,
  IconMail,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contactTexts } from '@/brand/texts/contact';
import { textsOf } from '@/brand/texts/define-texts';
import { MapsLink } from '@/components/place-map';
import type { Location } from '@/contract/locations';
import type { Coordinates } from '@/lib/coordinates';
import { IconAnchor } from '@/ui/controls/icon-button';
import { Card } from '@/ui/lists/card';
import { ListRow, RowAnchor } from '@/ui/lists/list-row';
import styles from './contact.module.css';
import { type ContactWay, type Network, networksOf, type Way, waysTo } from './contact-rules';

const wayIcons: Record<Way, ReactNode> = {
  phone: <IconPhone size={24} aria-hidden />,
  email: <IconMail size={24} aria-hidden />,
  website: <IconWorld size={24} aria-hidden />,
};

const networkIcons: Record<Network, ReactNode> = {
  whatsapp: <IconBrandWhatsapp size={24} aria-hidden />,
  facebook: <IconBrandFacebook size={24} aria-hidden />,
  twitter: <IconBrandTwitter size={24} aria-hidden />,
  instagram: <IconBrandInstagram size={24} aria-hidden />,
  linkedIn: <IconBrandLinkedin size={24} aria-hidden />,
};

/** A tab of its own, which learns nothing of ours. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface LocationCardProps {
  location: Location;
  coordinates: Coordinates | undefined;
}

/** Where a location is, whom one asks there, and all ways to reach it. */
export function LocationCard({ location, coordinates }: LocationCardProps) {
  const texts = textsOf(contactTexts);
  const ways = waysTo(location);
  const networks = networksOf(location);
  return (
    <Card padding="flush">
      <div className={styles.place}>
        <h2>{location.name}</h2>
        {location.address ? <p className={styles.address}>{location.address}</p> : null}
        {coordinates ? <MapsLink coordinates={coordinates} className={styles.maps} /> : null}
        {location.contactName ? (
          <p className={styles.person}>
            <span className="quiet">{texts.person}</span>
            <span>{location.contactName}</span>
          </p>
        ) : null}
      </div>
      {ways.length > 0 ? (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.way}>
              <WayRow {...way} />
            </li>
          ))}
        </ul>
      ) : null}
      {networks.length > 0 ? (
        <div className={styles.social}>
          <h3 id="social">{texts.social}</h3>
          <ul aria-labelledby="social" className={styles.networks}>
            {networks.map(({ network, href }) => (
              <li key={network}>
                <IconAnchor label={texts[network]} icon={networkIcons[network]} href={href} {...outside} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}

function WayRow({ way, text, href }: ContactWay) {
  const look = { leading: wayIcons[way], label: text, subtitle: textsOf(contactTexts)[way] };
  if (href === undefined) return <ListRow {...look} />;
  return <RowAnchor {...look} href={href} {...(way === 'website' ? outside : {})} />;
}
