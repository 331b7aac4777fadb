import { Drawer } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { StillWhile } from '../media/still-while';
import { withMantine } from '../with-mantine';
import styles from './side-drawer.module.css';
import { useBackCloses } from './use-back-closes';
import { useFocusBack } from './use-focus-back';

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Takes the height that is left: a part that scrolls, and what stays below it. */
  children: ReactNode;
}

/** Slides in from the right, as high as the screen. It keeps the focus inside. */
export const SideDrawer = withMantine(function SideDrawer({
  opened,
  onClose,
  title,
  children,
}: SideDrawerProps) {
  useBackCloses(opened, onClose);
  useFocusBack(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(calc(100vw - 32px), 420px)"
      classNames={styles}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
      zIndex={200}
    >
      <Drawer.Overlay color="transparent" />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton
            aria-label={textsOf(commonTexts).close}
            icon={<IconX size={24} aria-hidden />}
          />
        </div>
        <Drawer.Body>
          <StillWhile still={!opened}>{children}</StillWhile>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
});
