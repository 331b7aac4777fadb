import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from './load-boundary';
import styles from './map.module.css';

export interface Place {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

export interface LocationMapProps {
  label: string;
  /** Undefined where nobody knows: the map is then not available. */
  center: Place | undefined;
  markers: readonly Place[];
  /** With {z}, {x} and {y}; '' where the merchant has no map. */
  tileUrl: string;
  /** Whose map it is. */
  attribution: string;
  texts: { loading: string; unavailable: string; zoomIn: string; zoomOut: string };
}

const LeafletMap = lazy(() => import('./leaflet-map').then(({ LeafletMap }) => ({ default: LeafletMap })));

/**
 * A map, 200 px high, at zoom 14 (docs/product/shell.md#carousels-and-maps). Leaflet comes with the first one that is
 * shown.
 */
export function LocationMap({ label, center, tileUrl, texts, ...rest }: LocationMapProps) {
  const [failed, setFailed] = useState<string>();
  const unavailable = <p className={styles.notice}>{texts.unavailable}</p>;
  const available = center !== undefined && tileUrl !== '' && failed !== tileUrl;
  return (
    <section className={styles.map} aria-label={label}>
      {available ? (
        <LoadBoundary fallback={unavailable}>
          <Suspense fallback={<p className={styles.notice}>{texts.loading}</p>}>
            <LeafletMap
              {...rest}
              center={center}
              tileUrl={tileUrl}
              texts={texts}
              onFailed={() => setFailed(tileUrl)}
            />
          </Suspense>
        </LoadBoundary>
      ) : (
        unavailable
      )}
    </section>
  );
}
