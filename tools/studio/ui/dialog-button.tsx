import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps {
  label: string;
  /** Tells several of them apart. */
  about?: string;
  size?: 'xs';
  /** It is what a person comes here for. */
  isMain?: boolean;
  disabled?: boolean;
  /** What the dialog shows. It is gone when the dialog closes. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog of the same name. */
export function DialogButton({ label, about, size, isMain, disabled = false, children }: DialogButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        {...(size && { size })}
        disabled={disabled}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={label}
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'presentation' } }} // only the page has a banner
      >
        {children(close)}
      </Modal>
    </>
  );
}
