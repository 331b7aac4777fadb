import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import styles from './full-screen.module.css';

interface FullScreenProps {
  opened: boolean;
  /** Escape, Back and the close button. */
  onClose: () => void;
  title: string;
  /** Black on white, for scanners. */
  paper?: boolean;
  children: ReactNode;
}

/** A dialog on the whole screen, inside `withMantine`. Its content takes the height that is left below its name. */
export function FullScreen({ opened, onClose, title, paper, children }: FullScreenProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      classNames={styles}
      transitionProps={{ duration: 150 }}
      zIndex={200}
    >
      <Modal.Content data-paper={paper || undefined}>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={textsOf(commonTexts).close} icon={<IconX size={24} aria-hidden />} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
