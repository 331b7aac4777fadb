import { IconMinus, IconPlus } from '@tabler/icons-react';
import {
  map as createMap,
  divIcon,
  type Map as LeafletInstance,
  latLng,
  latLngBounds,
  layerGroup,
  marker,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import styles from './map.module.css';

/** ms after which the loading notice makes room for the pins, whether tiles have come or not. */
const noticeTime = 2_000;

const zoom = 14;
const maxZoom = 19;

export interface Place {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

export interface LeafletMapProps {
  center: Place;
  markers: readonly Place[];
  /** With {z}, {x} and {y}. '' if the merchant has no map. */
  tileUrl: string;
  /** The attribution of the map. */
  attribution: string;
  texts: { loading: string; zoomIn: string; zoomOut: string };
  /** Called when no tile could be loaded. */
  onFailed: () => void;
}

/**
 * Leaflet without its own controls. They consist of markup strings, which Trusted Types forbid, so we draw the buttons
 * and the attribution ourselves. Markers are elements for the same reason.
 */
export function LeafletMap({ center, markers, tileUrl, attribution, texts, onFailed }: LeafletMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [instance, setInstance] = useState<LeafletInstance>();
  const [drawn, setDrawn] = useState(false);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(frame.current, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      // One finger scrolls the page, two fingers move the map.
      dragging: matchMedia('(pointer: fine)').matches,
    });
    const tiles = tileLayer(tileUrl, { maxZoom });
    let loaded = false;
    tiles.on('tileload', () => {
      loaded = true;
      setDrawn(true);
    });
    tiles.on('load', () => {
      if (!loaded) failed();
    });
    tiles.addTo(map);
    setInstance(map);
    return () => {
      setInstance(undefined);
      map.remove();
    };
  }, [tileUrl]);

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), noticeTime);
    return () => clearTimeout(timer);
  }, []);

  const { latitude, longitude } = center;
  const viewOf = useEffectEvent(
    (map: LeafletInstance) => middleOf(map, markers) ?? latLng(latitude, longitude),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new centre moves the map back to its places
  useEffect(() => {
    instance?.setView(viewOf(instance), zoom);
  }, [instance, latitude, longitude]);

  useEffect(() => {
    if (!instance) return;
    const pins = layerGroup(
      markers.map((place) => {
        const chosen = place.latitude === latitude && place.longitude === longitude;
        return marker([place.latitude, place.longitude], {
          icon: pinIcon(chosen),
          zIndexOffset: chosen ? 10_000 : 0,
          interactive: false,
          keyboard: false,
        });
      }),
    ).addTo(instance);
    return () => {
      pins.remove();
    };
  }, [instance, markers, latitude, longitude]);

  return (
    <>
      <div ref={frame} className={styles.frame} />
      {drawn ? null : <p className={styles.notice}>{texts.loading}</p>}
      <div className={`divided ${styles.zoom}`}>
        <IconButton
          label={texts.zoomIn}
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => instance?.zoomIn()}
        />
        <IconButton
          label={texts.zoomOut}
          icon={<IconMinus size={20} aria-hidden />}
          onClick={() => instance?.zoomOut()}
        />
      </div>
      <p className={styles.attribution}>{attribution}</p>
    </>
  );
}

const svg = 'http://www.w3.org/2000/svg';

/** px of room that a pin needs around its place. The buttons are on the right as well. */
const pinRoom = { above: 54, left: 24, right: 76, below: 8 };

/** The view in which all places and their whole pins are visible. Undefined if the map is too small for that. */
function middleOf(map: LeafletInstance, places: readonly Place[]) {
  if (places.length === 0) return undefined;
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
  const from = map.project(bounds.getNorthWest(), zoom).subtract([pinRoom.left, pinRoom.above]);
  const to = map.project(bounds.getSouthEast(), zoom).add([pinRoom.right, pinRoom.below]);
  const size = map.getSize();
  if (to.x - from.x > size.x || to.y - from.y > size.y) return undefined;
  return map.unproject(from.add(to).divideBy(2), zoom);
}

/** A pin with its tip on the place. The chosen one is larger. */
function pinIcon(chosen: boolean) {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 40');
  drawing.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(svg, 'path');
  body.setAttribute('d', 'M16 1C7.7 1 1 7.6 1 15.8 1 26.5 16 39 16 39s15-12.5 15-23.2C31 7.6 24.3 1 16 1z');
  const eye = document.createElementNS(svg, 'circle');
  for (const [name, value] of [
    ['cx', '16'],
    ['cy', '15.5'],
    ['r', '5.5'],
  ] as const) {
    eye.setAttribute(name, value);
  }
  drawing.append(body, eye);
  // Leaflet accepts any element, but its types say HTMLElement.
  return divIcon({
    html: drawing as unknown as HTMLElement,
    className: styles.pin ?? '',
    iconSize: chosen ? [40, 50] : [28, 35],
    iconAnchor: chosen ? [20, 49] : [14, 34],
  });
}
