import { join } from 'node:path';
import { z } from 'zod';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { parsedJson } from '@/lib/parsed-json';
import { manifestIdentity } from '../brand/web-manifest';
import { errorAt, type Finding, fileError, warningAt } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import type { Position } from '../diagnostics/position';
import { decodeText, readMerchantFile } from '../diagnostics/read-merchant-file';
import { folderFlag } from '../shared/display-path';
import type { RawConfig } from './raw-config';

/** The file that holds the identity of a mall that went live (docs/onboarding.md#6-go-live). */
export const identityName = 'identity.json';
export const maxIdentityBytes = 10_000;

/** What a phone knows an installed app by. A change of any part leaves the installed apps behind. */
const identitySchema = z.strictObject({
  /** The first of the mall's hosts. */
  host: z.string().max(253),
  id: z.string().max(200),
  scope: z.string().max(200),
  start_url: z.string().max(200),
  /** The package of the Android app, where the mall has one. Files from before it had one lack it. */
  packageId: z.string().max(150).optional(),
});
export type Identity = z.infer<typeof identitySchema>;

export function identityOf({ hosts, packageId }: Partial<RawConfig>): Identity {
  return { host: hosts?.[0] ?? '', ...manifestIdentity, ...(packageId !== undefined && { packageId }) };
}

export function identityText(identity: Identity): string {
  return `${JSON.stringify(identity, null, 2)}\n`;
}

/** Whether the mall only got a package for Android since then. Recording that leaves nobody behind. */
export function isPackageAdded(before: Identity, now: Identity): boolean {
  return identityText({ ...before, packageId: before.packageId ?? now.packageId }) === identityText(now);
}

/** The identity in a file. `undefined` for a file that `mall lock` has not written. */
function readIdentity(bytes: Buffer): Identity | undefined {
  const decoded = decodeText(bytes);
  return 'text' in decoded ? identitySchema.safeParse(parsedJson(decoded.text)).data : undefined;
}

/** What a mall went live with. */
export function recordedIdentity(dir: string, id: string): Identity | undefined {
  const file = readMerchantFile(join(dir, id), identityName, maxIdentityBytes);
  return 'bytes' in file ? readIdentity(file.bytes) : undefined;
}

/**
 * Whether a mall that is live is still the same app for phones. A difference is an error, because nobody can call the
 * installed apps back.
 */
export function identityFindings(
  { dir, id }: { dir: string; id: string },
  bytes: Buffer,
  config: MerchantConfig,
  document: JsonDocument,
): { config: Finding[]; file: Finding[] } {
  const locked = readIdentity(bytes);
  const lock = `npm run mall -- lock ${id}${folderFlag('merchants', dir)}`;
  const renew = `${lock} --accept`;
  const now = identityOf({ hosts: config.hosts, packageId: config.android?.packageId });
  if (!locked) {
    const message = `${identityName} is not what \`npm run mall -- lock\` writes, so nobody can tell whether installed apps stay in use.`;
    const fix = `restore it from git. If there is no copy, make sure that shoppers installed the app from ${now.host}, because --accept takes today's host: ${renew}`;
    return { config: [], file: [fileError(message, fix)] };
  }
  const found: Finding[] = [];
  if (now.host !== locked.host) {
    const position = document.locate(['hosts', 0]);
    found.push(errorAt(position, hostMoved(locked.host, config.hosts), keepOr(locked.host, renew)));
  }
  if (now.packageId !== locked.packageId) {
    const position = document.locate(['android', 'packageId']);
    found.push(packageFinding(position, locked.packageId, now.packageId, lock));
  }
  const parts = (['id', 'scope', 'start_url'] as const).filter((part) => now[part] !== locked[part]);
  const changed = parts.map((part) => {
    const message = `${part} of the web manifest is now ${JSON.stringify(now[part])}, and was ${JSON.stringify(locked[part])} when the mall went live. ${consequence}`;
    return fileError(message, `ask whoever changed the builder; if this is on purpose: ${renew}`);
  });
  return { config: found, file: changed };
}

/** A package that is new is recorded once more. Another one, or none, leaves the app of Google Play behind. */
function packageFinding(
  at: Position,
  old: string | undefined,
  now: string | undefined,
  lock: string,
): Finding {
  if (old === undefined) {
    const message = `${identityName} does not hold the package ${now} yet.`;
    return warningAt(at, message, `record it before the first upload to Google Play: ${lock}`);
  }
  const message = `The package of the Android app is ${now ?? 'gone'}, and was ${old} when it was recorded. For Google Play another package is another app: shoppers would have to install it anew.`;
  return errorAt(at, message, `write ${old} again. If the client agrees: ${lock} --accept`);
}

const consequence =
  'Installed apps keep the old one, so shoppers would have to install the app and log in again.';

function hostMoved(old: string, [first, ...others]: readonly string[]): string {
  const place = others.includes(old) ? 'is no longer the first one' : 'is gone from the list';
  return `The first host is now ${first}. The mall went live with ${old}, which ${place}. ${consequence}`;
}

function keepOr(old: string, renew: string): string {
  return `put ${old} first again. If this folder is a copy of another mall's: delete ${identityName}. If the client agrees to the move: ${renew}`;
}
