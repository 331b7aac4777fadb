import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { brandOf } from '../../../build/brand/brand-of';
import type { Merchant } from '../../../build/brand/merchant';
import {
  identityName,
  identityOf,
  identityText,
  isPackageAdded,
  recordedIdentity,
} from '../../../build/config/identity-file';
import type { LoadResult } from '../../../build/config/load';
import { configName } from '../../../build/config/load-folder';
import { rawConfig } from '../../../build/config/raw-config';
import { picturesName } from '../../../build/config/taken-pictures';
import type { Environment } from '../../../build/environment/environment';
import { folderFlag } from '../../../build/shared/display-path';
import { Failure } from '../../../build/shared/failure';
import { type Problem, problemsText } from '../../../build/shared/problem';
import { failed, type Item, type Key, notTried, ok } from './item';

interface Folder {
  merchants: string;
  id: string;
}

/** How many problems a line names. */
const mostNamed = 3;

/** What the mall's own folder lacks. Throws `Failure` where it is not there. */
export function folderItems({ merchants, id }: Folder, loaded: LoadResult): Item[] {
  const { problems } = loaded;
  if (!existsSync(join(merchants, id, configName))) throw new Failure(problemsText(problems));
  const open = problems.filter(({ severity, merchant }) => severity !== 'note' && merchant === id);
  const isPicture = ({ file }: Problem) =>
    /(\.(svg|png|jpg|woff2)|\/pictures\.json)$/i.test(file) || file.includes('/screenshots/');
  const check = `npm run mall -- check ${id}${folderFlag('merchants', merchants)} names each`;
  const line = (key: Key, found: readonly Problem[], good: string) => {
    if (found.length === 0) return ok(key, good);
    const named = found
      .slice(0, mostNamed)
      .map(({ file, line, column, message }) => `${basename(file)}:${line}:${column} ${message}`);
    const rest = found.length > mostNamed ? [`There are ${found.length - mostNamed} more.`] : [];
    return failed(key, [...named, ...rest].join('\n'), check);
  };
  return [
    line(
      'config',
      open.filter((problem) => !isPicture(problem)),
      'The check finds nothing.',
    ),
    picturesItem(line('pictures', open.filter(isPicture), picturesThere(loaded.merchants[0])), {
      merchants,
      id,
    }),
    identityItem({ merchants, id }),
  ];
}

/** The files that the mall has. Its icons are made from the logo where it has none of its own. */
export function picturesThere(merchant: Pick<Merchant, 'icon' | 'typeface'> | undefined): string {
  const others = (['icon', 'typeface'] as const).filter((key) => merchant?.[key]);
  if (others.length === 0) return 'The logo is there.';
  return `${['Logo', ...others].join(', ').replace(/, (\w+)$/, ' and $1')} are there.`;
}

/** A mall may open without pictures for installing, sharing and posters, but somebody should know. */
function picturesItem(item: Item, { merchants, id }: Folder): Item {
  if (item.result !== 'ok' || existsSync(join(merchants, id, picturesName))) return item;
  const take = `npm run mall -- pictures ${id}${folderFlag('merchants', merchants)}`;
  return { ...item, todo: `take the pictures for the install dialog and the poster: ${take}` };
}

function identityItem({ merchants, id }: Folder): Item {
  const locked = recordedIdentity(merchants, id);
  const now = identityOf(rawConfig(merchants, id));
  const lock = `npm run mall -- lock ${id}${folderFlag('merchants', merchants)}`;
  const commit = `, and commit ${identityName}`;
  const agreed = `or if the client agrees: ${lock} --accept${commit}`;
  if (!locked) {
    if (!existsSync(join(merchants, id, identityName)))
      return failed('identity', `${identityName} is missing.`, `${lock}${commit}`);
    return failed('identity', `Nobody can read ${identityName}.`, `put it back from git, ${agreed}`);
  }
  if (identityText(locked) === identityText(now)) return ok('identity', `The app lives at ${locked.host}.`);
  const was = (['host', 'packageId', 'id', 'scope', 'start_url'] as const).flatMap((key) =>
    locked[key] === now[key] ? [] : (locked[key] ?? []),
  );
  const todo = isPackageAdded(locked, now) ? `${lock}${commit}` : `put ${was.join(' and ')} back, ${agreed}`;
  return failed('identity', `${identityName} does not say what the config says.`, todo);
}

/** Whether the services that the mall uses are set up. */
export function serviceItems(merchant: Merchant, environment: Environment): Item[] {
  const { screens, pushPublicKey, firebase } = brandOf(merchant, environment, '');
  const maps = merchant.config.integrations.maps ? 'Its own tile server.' : 'The tiles of OpenStreetMap.';
  return [
    pushItem(screens.notifications, pushPublicKey !== '' || firebase !== undefined),
    ok('maps', screens.stores || screens.contact ? maps : 'The site shows no maps.'),
    rightsItem(merchant.config),
    ...playItems(merchant.config),
  ];
}

/** Google signs the app with a key that is known only after the first upload, which needs a site that is live. */
export function playItems({ android }: Pick<MerchantConfig, 'android'>): Item[] {
  if (!android) return [];
  const { packageId, fingerprints } = android;
  if (fingerprints.length > 0) return [ok('Google Play', `${packageId}: The fingerprints are there.`)];
  const why = `${packageId}: There are no fingerprints, so the app would show the address bar of a browser.`;
  const todo =
    'after the first upload, copy them from the Play Console into android.fingerprints, and build again';
  return [notTried('Google Play', why, todo)];
}

/** A mall may have a list of messages without push messages, so nobody can tell whether the key was forgotten. */
function pushItem(hasMessages: boolean, hasKey: boolean): Item {
  if (hasKey) return ok('push', 'The key is there.');
  if (!hasMessages) return ok('push', 'The mall has no notifications.');
  return notTried(
    'push',
    'There is no key, so phones get no messages.',
    'if they shall: set PUSH_PUBLIC_KEY',
  );
}

/**
 * Whether the mall says who is responsible for the data of shoppers, and how an account is deleted. Google Play takes no
 * app without it.
 */
export function rightsItem({ rights, android }: Pick<MerchantConfig, 'rights' | 'android'>): Item {
  const missing = (['controller', 'deletion'] as const).filter((key) => !rights?.[key]);
  if (missing.length === 0)
    return ok(
      'rights',
      `${rights?.controller?.name}; an account is gone within ${rights?.deletion?.days} days.`,
    );
  const keys = missing.map((key) => `rights.${key}`).join(' and ');
  const todo = 'ask the client (docs/brand.md#rights-of-shoppers), and put it into merchant.json';
  if (android) return failed('rights', `Google Play refuses the app without ${keys}.`, todo);
  return notTried('rights', `There is no ${keys}, so the app names the customer desk.`, todo);
}
