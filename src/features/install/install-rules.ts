import { browserName, isInstalledApp } from '@/lib/browser';
import { readStored } from '@/session/stored-values';
import { capturedPrompt, installOffers, mostInstallOffers } from './install-prompt';

/**
 * `prompt`: the browser's own question. `inApp`: another app shows the page, and cannot install it. `unsupported`: a
 * browser in which the app does not work well. The others: how to do it.
 */
export type InstallOffer = 'prompt' | 'safari' | 'dock' | 'firefox' | 'other' | 'inApp' | 'unsupported';

interface Situation {
  /** The browser has handed its question to the app. */
  captured: boolean;
  /** How often the shopper has dismissed an offer. */
  dismissed: number;
  /** Bills on this phone that the backend does not have. */
  billsWait: boolean;
  /** The page runs as an installed app. */
  standalone: boolean;
  /** The stored `isPWAInstalled`. */
  installed: string | undefined;
  userAgent: string;
  /** How many fingers the screen knows. It tells an iPad, which calls itself a Macintosh, from a Mac. */
  touchPoints: number;
}

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

/** What to offer, or undefined for nothing (docs/product/install.md#what-is-offered). */
export function installOffer(situation: Situation): InstallOffer | undefined {
  const { captured, dismissed, standalone, installed = 'not installed' } = situation;
  if (standalone) return undefined;
  if (captured && dismissed < mostInstallOffers) return 'prompt';
  if (dismissed >= 1 || installed !== 'not installed') return undefined;
  return wayOf(situation);
}

/** Instagram, Facebook, LINE, TikTok and Google's app, and every view that Android marks. */
const inAppViews = /; wv\)|Instagram|FBA[NV]|FB_IAB|\bLine\/|TikTok|musical_ly|Bytedance|GSA\//;

function wayOf({ billsWait, userAgent, touchPoints }: Situation): InstallOffer | undefined {
  const name = browserName(userAgent);
  if (name === 'UC Browser') return 'unsupported';
  const isMac = /Macintosh/.test(userAgent) && touchPoints < 2;
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent) && !isMac;
  if (inAppViews.test(userAgent) || (isApple && !/Safari\//.test(userAgent))) return 'inApp';
  // There, an app on the Home Screen has a storage of its own, without these bills.
  if (isApple && billsWait) return undefined;
  if (isApple) return name === 'Safari' || mayShareToHome(userAgent) ? 'safari' : undefined;
  if (name === 'Firefox') return /Mobile|Tablet|Android/.test(userAgent) ? 'firefox' : undefined;
  if (isMac && name === 'Safari') return versionIn(userAgent, /Version\/(\d+)/) >= 17 ? 'dock' : undefined;
  return 'other';
}

/** Other browsers of iPhones can do it from iOS 16.4 on. An iPad that calls itself a Macintosh does not tell its version. */
function mayShareToHome(userAgent: string): boolean {
  return /Macintosh/.test(userAgent) || versionIn(userAgent, / OS (\d+)_(\d+)/) >= 16.04;
}

/** 16.04 for '16_4', and 0 for none, so that versions compare as numbers. */
function versionIn(userAgent: string, pattern: RegExp): number {
  const [, major = 0, minor = 0] = pattern.exec(userAgent) ?? [];
  return Number(major) + Number(minor) / 100;
}
