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
import { StillWhile } from '../media/still-while';
import { withMantine } from '../with-mantine';
import styles from './dialog-frame.module.css';
import { useBackCloses } from './use-back-closes';
import { useFocusBack } from './use-focus-back';

interface DialogFrameProps {
  opened: boolean;
  /** Escape, Back, the close button, a tap beside the dialog. */
  onClose: () => void;
  title: string;
  /** Whether it has a close button. */
  closable?: boolean;
  /** Whether Escape, Back and a tap beside the dialog close it. */
  dismissible?: boolean;
  children: ReactNode;
}

const rise = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(32px)' },
  transitionProperty: 'transform, opacity',
};

/** A sheet that slides up from the bottom on phones, and a dialog on wide screens. It keeps the focus inside. */
export const DialogFrame = withMantine(function DialogFrame({
  opened,
  onClose,
  title,
  closable = true,
  dismissible = true,
  children,
}: DialogFrameProps) {
  useBackCloses(opened && dismissible, onClose);
  useFocusBack(opened);
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
          {closable ? (
            <Modal.CloseButton
              aria-label={textsOf(commonTexts).close}
              icon={<IconX size={24} aria-hidden />}
            />
          ) : null}
        </div>
        <Modal.Body>
          <StillWhile still={!opened}>{children}</StillWhile>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
});
