import { isObject } from '@/contract/wire';
import { cutText } from '@/lib/cut-text';
import { parsedJson } from '@/lib/parsed-json';
import { iconPaths } from '../../../build/brand/icon-paths';
import { Failure } from '../../../build/shared/failure';
import type { StoreFacts } from './store-facts';

/**
 * `twa-manifest.json`, from which bubblewrap makes the Android app
 * (https://github.com/GoogleChromeLabs/bubblewrap/tree/main/packages/cli#twa-manifestjson-reference).
 *
 * @param before the file that is there already. It keeps what its own people change: the key and the version, which
 * Google Play never lets go back
 */
export function twaManifest(facts: StoreFacts, before: Readonly<Record<string, unknown>> = {}): string {
  const { packageId, host, brand, config, manifest } = facts;
  const address = (path: string) => `https://${host}${path}`;
  const hasPush = brand.screens.notifications && (brand.pushPublicKey !== '' || brand.firebase !== undefined);
  const content = {
    appVersion: '1',
    appVersionName: '1',
    appVersionCode: 1,
    signingKey: { path: './android.keystore', alias: 'android' },
    ...before,
    packageId,
    host,
    name: manifest.name,
    launcherName: manifest.short_name,
    display: manifest.display,
    orientation: manifest.orientation,
    themeColor: manifest.theme_color,
    navigationColor: manifest.background_color,
    backgroundColor: manifest.background_color,
    enableNotifications: hasPush,
    startUrl: manifest.start_url,
    iconUrl: address(`/${iconPaths.icon512}`),
    maskableIconUrl: address(`/${iconPaths.maskable512}`),
    monochromeIconUrl: address(`/${iconPaths.monochrome192}`),
    splashScreenFadeOutDuration: 300,
    shortcuts: manifest.shortcuts.slice(0, mostShortcuts).map(({ name, url, icons }) => ({
      name,
      shortName: cutText(name, shortNameLength),
      url: address(url),
      chosenIconUrl: address(icons[0]?.src ?? '/'),
    })),
    generatorApp: 'bubblewrap-cli',
    webManifestUrl: address('/manifest.webmanifest'),
    fullScopeUrl: address('/'),
    fallbackType: 'customtabs',
    enableSiteSettingsShortcut: true,
    fingerprints: (config.android?.fingerprints ?? []).map((value) => ({ value })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What Android shows, and in how many letters. */
const mostShortcuts = 4;
const shortNameLength = 12;

/** The file that is there already. Throws `Failure` when it is of another app, or nobody can read it. */
export function readTwaManifest(text: string, packageId: string, place: string): Record<string, unknown> {
  const value = parsedJson(text);
  if (!isObject(value)) {
    throw new Failure(
      `${place} is not JSON any more, so its version and key cannot be kept. Mend it, or move it away.`,
    );
  }
  const before = value as Record<string, unknown>; // any object can be read by key
  if (before.packageId !== packageId) {
    throw new Failure(
      `${place} is of another app, ${JSON.stringify(before.packageId)}. Choose another folder with --out.`,
    );
  }
  return before;
}
