import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { IconButton } from '../controls/icon-button';
import ring from '../ring-over.module.css';
import { withMantine } from '../with-mantine';
import styles from './picture-zoom.module.css';
import { useBackCloses } from './use-back-closes';
import { useFocusBack } from './use-focus-back';
import { usePanZoom } from './use-pan-zoom';

export interface PictureZoomProps {
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
  src,
  shared,
  alt,
  texts,
}: PictureZoomProps) {
  useBackCloses(opened, onClose);
  useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      classNames={styles}
      transitionProps={{ duration: 150 }}
      zIndex={200}
    >
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={textsOf(commonTexts).close} icon={<IconX size={24} aria-hidden />} />
        </div>
        <Modal.Body>
          <Zoomable src={src} shared={shared} alt={alt} texts={texts} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
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
