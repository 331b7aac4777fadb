import { IconZoomIn } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { keepPictures } from '@/components/keep-pictures';
import { tellMissing } from '@/components/tell-missing';
import { isElsewhere } from '@/lib/inside-href';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { useNetworkBack } from '@/ui/hooks/use-network-back';
import styles from './plan.module.css';

/** Brings a dialog and its gestures: it loads with the first tap. */
const PictureZoom = lazyPart(() =>
  import('@/ui/overlay/picture-zoom').then(({ PictureZoom }) => PictureZoom),
);

interface FloorPictureProps {
  /** '' where the floor has no plan. */
  src: string;
  /** Name of the floor. */
  floor: string;
}

/** The plan of a floor; a tap shows it on the whole screen. */
export function FloorPicture({ src, floor }: FloorPictureProps) {
  const texts = textsOf(storesTexts);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  // Some hosts do not share their pictures with other sites: such a plan is shown, and cannot be kept.
  const [shared, setShared] = useState(true);
  useNetworkBack(state === 'failed', () => {
    setState('loading');
    setShared(true); // without a network, nobody can tell
  });
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    // The dialog loads while it opens, so it does not know where the focus was.
    button.current?.focus();
  };
  if (!src || state === 'failed') return <p className={styles.notice}>{texts.mapUnavailable}</p>;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.picture}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        <img
          src={src}
          alt={fill(texts.floorPlanOf, { floor })}
          key={String(shared)}
          crossOrigin={shared ? 'anonymous' : undefined}
          fetchPriority="high"
          draggable={false}
          onLoad={() => {
            setState('shown');
            if (shared) keepPictures([src]);
          }}
          onError={() =>
            shared && isElsewhere(src, location.origin) ? setShared(false) : setState('failed')
          }
        />
        {state === 'loading' ? <span className={styles.loading}>{texts.mapLoading}</span> : null}
        {state === 'shown' ? (
          <span className={styles.hint}>
            <IconZoomIn size={16} aria-hidden />
            <span>{texts.zoomHint}</span>
          </span>
        ) : null}
      </button>
      {wanted ? (
        <PictureZoom
          awaited={opened}
          onMissing={() => {
            close();
            tellMissing();
          }}
          opened={opened}
          onClose={close}
          title={floor}
          src={src}
          shared={shared}
          alt={fill(texts.floorPlanOf, { floor })}
          texts={{ zoomIn: texts.zoomIn, zoomOut: texts.zoomOut }}
        />
      ) : null}
    </>
  );
}
