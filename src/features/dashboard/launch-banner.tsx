import { useLayoutEffect, useState } from 'react';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { holdInstallOffer } from '@/session/install-offer';
import { readStored, writeStored } from '@/session/stored-values';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { Picture } from '@/ui/picture';

/** The launch banner: once, on load, until it is closed (docs/product/dashboard.md#launch-banner). */
export function LaunchBanner({ image }: { image: string }) {
  const texts = textsOf(dashboardTexts);
  const [open, setOpen] = useState(() => readStored('IsTabActive') !== 'false');
  // Two things at once are too much. An offer that is there goes before the banner is painted.
  useLayoutEffect(() => (open ? holdInstallOffer() : undefined), [open]);
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
