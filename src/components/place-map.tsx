import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { placesTexts } from '@/brand/texts/places';
import type { Coordinates } from '@/lib/coordinates';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { useNetworkBack } from '@/ui/hooks/use-network-back';
import styles from '@/ui/media/map.module.css';

const LeafletMap = lazyPart(() => import('@/ui/media/leaflet-map').then(({ LeafletMap }) => LeafletMap));

interface PlaceMapProps {
  /** Of the place in the middle. */
  name: string;
  /** Undefined where nobody knows them. */
  center: Coordinates | undefined;
  markers: readonly Coordinates[];
  /** Whether the place is still to come. */
  pending?: boolean;
}

/**
 * A map of the merchant's provider around a place, 200 px high, at zoom 14 (docs/product/shell.md#carousels-and-maps).
 * Leaflet loads with the first map.
 */
export function PlaceMap({ name, center, markers, pending }: PlaceMapProps) {
  const texts = textsOf(placesTexts);
  const { tileUrl, attribution } = currentBrand().maps;
  const [failed, setFailed] = useState(false);
  useNetworkBack(failed, () => setFailed(false));
  const loading = <p className={styles.notice}>{texts.mapLoading}</p>;
  const unavailable = <p className={styles.notice}>{texts.mapUnavailable}</p>;
  return (
    <section className={styles.map} aria-label={fill(texts.map, { place: name })}>
      {center && tileUrl !== '' && !failed ? (
        <LeafletMap
          whileLoading={loading}
          ifMissing={unavailable}
          center={center}
          markers={markers}
          tileUrl={tileUrl}
          attribution={attribution}
          texts={{ loading: texts.mapLoading, zoomIn: texts.zoomIn, zoomOut: texts.zoomOut }}
          onFailed={() => setFailed(true)}
        />
      ) : pending ? (
        loading
      ) : (
        unavailable
      )}
    </section>
  );
}

/** Leads to a maps search for a place, in a tab of its own. */
export function MapsLink({ coordinates, className }: { coordinates: Coordinates; className?: string }) {
  return (
    <a
      href={fill(currentBrand().maps.searchUrl, { ...coordinates })}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      <IconExternalLink size={20} aria-hidden />
      <span>{textsOf(placesTexts).openMaps}</span>
    </a>
  );
}
