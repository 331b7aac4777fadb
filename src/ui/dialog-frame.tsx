import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import styles from './dialog-frame.module.css';

export interface DialogFrameProps {
  opened: boolean;
  /** Escape, the close button, a tap beside the dialog. */
  onClose: () => void;
  title: string;
  /** Name of the close button; without it the dialog has none. */
  closeLabel?: string | undefined;
  /** Whether Escape and a tap beside the dialog close it. */
  dismissible?: boolean;
  children: ReactNode;
}

const rise = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(32px)' },
  transitionProperty: 'transform, opacity',
};

/** Slides up from the bottom as a sheet on phones and stands as a dialog on wide screens; holds the focus. */
export function DialogFrame({
  opened,
  onClose,
  title,
  closeLabel,
  dismissible = true,
  children,
}: DialogFrameProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      classNames={styles}
      closeOnEscape={dismissible}
      closeOnClickOutside={dismissible}
      transitionProps={{ transition: rise, duration: 180, timingFunction: 'ease-out' }}
      zIndex={200}
    >
      <Modal.Overlay color="transparent" />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          {closeLabel === undefined ? null : <Modal.CloseButton aria-label={closeLabel} />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
