import { useLayoutEffect, useState } from 'react';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { readStored, writeStored } from '@/session/stored-values';
import { Picture } from '@/ui/media/picture';
import { DialogFrame } from '@/ui/overlay/dialog-frame';

interface LaunchBannerProps {
  image: string;
  /** Runs when the banner opens. What it returns runs when the banner closes. */
  whileOpen: () => () => void;
}

/** The launch banner: once, on load, until it is closed (docs/product/dashboard.md#launch-banner). */
export function LaunchBanner({ image, whileOpen }: LaunchBannerProps) {
  const texts = textsOf(dashboardTexts);
  const [open, setOpen] = useState(() => readStored('IsTabActive') !== 'false');
  // Before the banner is painted, so that what must not show beside it is gone by then.
  useLayoutEffect(() => (open ? whileOpen() : undefined), [open, whileOpen]);
  const close = () => {
    writeStored('IsTabActive', 'false');
    setOpen(false);
  };
  return (
    <DialogFrame opened={open} onClose={close} title={texts.launch}>
      <Picture src={image} alt={texts.launch} ratio={3 / 4} lazy={false} radius="card" />
    </DialogFrame>
  );
}
