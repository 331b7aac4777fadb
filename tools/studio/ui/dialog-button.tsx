import { Button, type ButtonProps, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps extends Omit<ButtonProps, 'children'> {
  label: string;
  /** Tells several of them apart. */
  about?: string;
  /** What the dialog shows. It is gone when the dialog closes. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog of the same name. */
export function DialogButton({ label, about, children, ...button }: DialogButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        {...button}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={label} size="lg">
        {children(close)}
      </Modal>
    </>
  );
}
