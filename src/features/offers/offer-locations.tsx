import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import { placesTexts } from '@/brand/texts/places';
import { MapsLink, PlaceMap } from '@/components/place-map';
import type { OfferLocation } from '@/contract/offers';
import { emailHref, phoneHref } from '@/lib/contact-links';
import { type Coordinates, coordinatesOf } from '@/lib/coordinates';
import { contactText } from '@/lib/phone-number';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import styles from './offer-detail.module.css';

/** The places of an offer: a map of the chosen one, and all of them with their contacts. */
export function OfferLocations({ locations }: { locations: readonly OfferLocation[] }) {
  const places = locations.map((location) => ({ location, coordinates: coordinatesOf(location) }));
  const measured = places.filter((place) => place.coordinates !== undefined);
  const [chosen, setChosen] = useState(0);
  const map = useRef<HTMLDivElement>(null);
  const shown = measured[chosen] ?? measured[0];
  const named = shown ?? places[0];
  if (!named) return <EmptyState drawing={<SearchDrawing />} title={textsOf(placesTexts).noLocation} />;
  const show = (place: (typeof places)[number]) => {
    setChosen(measured.indexOf(place));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.current?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.locations}>
      <div ref={map}>
        <PlaceMap
          name={nameOf(named.location)}
          center={shown?.coordinates}
          markers={measured.flatMap(({ coordinates }) => coordinates ?? [])}
        />
      </div>
      <ul className="stack">
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: locations have no id, and their list does not change
          <li key={index} className={styles.place}>
            <Place
              {...place}
              shown={place === shown}
              onShow={measured.length > 1 && place.coordinates ? () => show(place) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceProps {
  location: OfferLocation;
  coordinates: Coordinates | undefined;
  /** Whether the map shows this one. */
  shown: boolean;
  /** Shows it on the map. Left out if there is only one place. */
  onShow: (() => void) | undefined;
}

function Place({ location, coordinates, shown, onShow }: PlaceProps) {
  const texts = textsOf(offersTexts);
  const phone = contactText(location.phone);
  const email = location.email.trim();
  return (
    <>
      <h2>{nameOf(location)}</h2>
      {location.address ? <p className="quiet">{location.address}</p> : null}
      <div className={styles.contacts}>
        <Contact
          text={phone}
          href={phoneHref(location.phone)}
          label={fill(texts.call, { phone })}
          icon={<IconPhone size={20} aria-hidden />}
        />
        <Contact
          text={email}
          href={emailHref(email)}
          label={fill(texts.email, { email })}
          icon={<IconMail size={20} aria-hidden />}
        />
      </div>
      <div className={styles.contacts}>
        {coordinates ? <MapsLink coordinates={coordinates} /> : null}
        {onShow ? (
          <button type="button" aria-pressed={shown} onClick={onShow}>
            <IconMapPin size={20} aria-hidden />
            <span>{texts.showOnMap}</span>
          </button>
        ) : null}
      </div>
    </>
  );
}

interface ContactProps {
  /** Nothing shows where it is empty. */
  text: string;
  /** Left out for a text that leads nowhere. */
  href: string | undefined;
  label: string;
  icon: ReactNode;
}

function Contact({ text, href, label, icon }: ContactProps) {
  if (!text) return null;
  const content = (
    <>
      {icon}
      <span>{text}</span>
    </>
  );
  if (!href) return <span>{content}</span>;
  return (
    <a href={href} aria-label={label}>
      {content}
    </a>
  );
}

function nameOf({ locationName, merchantName }: OfferLocation): string {
  return [merchantName, locationName].filter(Boolean).join(', ');
}
