import { isInstalledApp } from '@/lib/browser';
import { readStored } from '@/session/stored-values';
import { capturedPrompt, installOffers } from './install-prompt';
import { type InstallOffer, installOffer } from './install-rules';

/**
 * What may be offered here and now, or undefined for nothing. `billsWait`: this phone has bills that the backend does not
 * have.
 */
export function currentOffer(billsWait: boolean): InstallOffer | undefined {
  return installOffer({
    billsWait,
    captured: capturedPrompt() !== undefined,
    dismissed: installOffers(),
    standalone: isInstalledApp(),
    installed: readStored('isPWAInstalled'),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
}
