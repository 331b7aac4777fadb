import { IconExternalLink } from '@tabler/icons-react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { placesTexts } from '@/brand/texts/places';
import type { Coordinates } from '@/lib/coordinates';
import { LocationMap } from '@/ui/media/map';

interface PlaceMapProps {
  /** Of the place in the middle. */
  name: string;
  /** Undefined where nobody knows them. */
  center: Coordinates | undefined;
  markers: readonly Coordinates[];
  /** Whether the place is still to come. */
  pending?: boolean;
}

/** A map of the merchant's provider around a place. */
export function PlaceMap({ name, ...place }: PlaceMapProps) {
  const texts = textsOf(placesTexts);
  const { tileUrl, attribution } = currentBrand().maps;
  return (
    <LocationMap
      {...place}
      label={fill(texts.map, { place: name })}
      tileUrl={tileUrl}
      attribution={attribution}
      texts={{
        loading: texts.mapLoading,
        unavailable: texts.mapUnavailable,
        zoomIn: texts.zoomIn,
        zoomOut: texts.zoomOut,
      }}
    />
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
