import { useState } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { useNetworkBack } from '../hooks/use-network-back';
import type { LeafletMapProps, Place } from './leaflet-map';
import styles from './map.module.css';

interface LocationMapProps extends Omit<LeafletMapProps, 'center' | 'texts' | 'onFailed'> {
  label: string;
  /** Undefined if the place is unknown. Then there is no map. */
  center: Place | undefined;
  /** Whether the place is still to come. */
  pending?: boolean;
  texts: LeafletMapProps['texts'] & { unavailable: string };
}

const LeafletMap = lazyPart(() => import('./leaflet-map').then(({ LeafletMap }) => LeafletMap));

/** A map, 200 px high, at zoom 14 (docs/product/shell.md#carousels-and-maps). Leaflet loads with the first map. */
export function LocationMap({ label, center, pending, tileUrl, texts, ...rest }: LocationMapProps) {
  const [failed, setFailed] = useState<string>();
  useNetworkBack(failed !== undefined, () => setFailed(undefined));
  const loading = <p className={styles.notice}>{texts.loading}</p>;
  const unavailable = <p className={styles.notice}>{texts.unavailable}</p>;
  const available = center !== undefined && tileUrl !== '' && failed !== tileUrl;
  return (
    <section className={styles.map} aria-label={label}>
      {available ? (
        <LeafletMap
          whileLoading={loading}
          ifMissing={unavailable}
          {...rest}
          center={center}
          tileUrl={tileUrl}
          texts={texts}
          onFailed={() => setFailed(tileUrl)}
        />
      ) : pending ? (
        loading
      ) : (
        unavailable
      )}
    </section>
  );
}
