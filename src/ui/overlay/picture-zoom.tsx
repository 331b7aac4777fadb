import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../controls/icon-button';
import ring from '../ring-over.module.css';
import { withMantine } from '../with-mantine';
import { FullScreen } from './full-screen';
import styles from './picture-zoom.module.css';
import { useBackCloses } from './use-back-closes';
import { useFocusBack } from './use-focus-back';
import { usePanZoom } from './use-pan-zoom';

interface PictureZoomProps {
  opened: boolean;
  /** Escape, Back and the close button. */
  onClose: () => void;
  title: string;
  src: string;
  /** Whether its host lets other sites read it. Then it is asked for as the page does, and may have been kept. */
  shared: boolean;
  alt: string;
  texts: { zoomIn: string; zoomOut: string };
}

/** px that an arrow key moves the picture. */
const step = 60;
const keyZoom = 1.5;

/** A picture on the whole screen: fingers, wheel, buttons and keys enlarge and move it. */
export const PictureZoom = withMantine(function PictureZoom({
  opened,
  onClose,
  title,
  ...picture
}: PictureZoomProps) {
  useBackCloses(opened, onClose);
  useFocusBack(opened);
  return (
    <FullScreen opened={opened} onClose={onClose} title={title}>
      <Zoomable {...picture} />
    </FullScreen>
  );
});

function Zoomable({ src, shared, alt, texts }: Omit<PictureZoomProps, 'opened' | 'onClose' | 'title'>) {
  const { frame, view, handlers, zoom, move, reset, onPictureLoad } = usePanZoom();
  const keys: Partial<Record<string, () => void>> = {
    '+': () => zoom(keyZoom),
    '=': () => zoom(keyZoom),
    '-': () => zoom(1 / keyZoom),
    _: () => zoom(1 / keyZoom),
    '0': reset,
    ArrowLeft: () => move(step, 0),
    ArrowRight: () => move(-step, 0),
    ArrowUp: () => move(0, step),
    ArrowDown: () => move(0, -step),
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  // Whatever has the focus: nothing else on the screen takes these keys.
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <div className={styles.stage}>
      <div ref={frame} className={`${ring.over} ${styles.frame}`} {...handlers}>
        <img
          className={styles.picture}
          crossOrigin={shared ? 'anonymous' : undefined}
          src={src}
          alt={alt}
          draggable={false}
          data-zoom={view.scale.toFixed(2)}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onLoad={({ currentTarget }) => onPictureLoad(currentTarget)}
        />
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={texts.zoomIn}
          icon={<IconPlus size={24} aria-hidden />}
          onClick={() => zoom(keyZoom)}
        />
        <IconButton
          label={texts.zoomOut}
          icon={<IconMinus size={24} aria-hidden />}
          onClick={() => zoom(1 / keyZoom)}
        />
      </div>
    </div>
  );
}
