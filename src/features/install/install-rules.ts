import { browserName } from '@/lib/browser';
import { mostInstallOffers } from './install-prompt';

/** `prompt`: the browser's own question. `unsupported`: a browser in which the app does not work well. The others: how to do it. */
export type InstallOffer = 'prompt' | 'safari' | 'firefox' | 'other' | 'unsupported';

interface Situation {
  /** The browser has handed its question to the app. */
  captured: boolean;
  /** How often the shopper has dismissed an offer. */
  dismissed: number;
  /** The page runs as an installed app. */
  standalone: boolean;
  /** The stored `isPWAInstalled`. */
  installed: string | undefined;
  userAgent: string;
}

/** What to offer, or undefined for nothing (docs/product/install.md#what-is-offered). */
export function installOffer(situation: Situation): InstallOffer | undefined {
  const { captured, dismissed, standalone, installed = 'not installed', userAgent } = situation;
  if (standalone) return undefined;
  if (captured && dismissed < mostInstallOffers) return 'prompt';
  if (dismissed >= 1 || installed !== 'not installed') return undefined;
  return wayOf(userAgent);
}

function wayOf(userAgent: string): InstallOffer {
  switch (browserName(userAgent)) {
    case 'UC Browser':
      return 'unsupported';
    case 'Safari':
      return 'safari';
    case 'Firefox':
      return /Mobile|Tablet|Android|FxiOS/.test(userAgent) ? 'firefox' : 'other';
    default:
      return 'other';
  }
}
