import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { manifestIdentity } from '../brand/web-manifest';
import { decodeText, readMerchantFile } from '../diagnostics/read-merchant-file';
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
export function readIdentity(bytes: Buffer): Identity | undefined {
  const decoded = decodeText(bytes);
  return 'text' in decoded ? identitySchema.safeParse(parsedJson(decoded.text)).data : undefined;
}

/** What a mall went live with. */
export function recordedIdentity(dir: string, id: string): Identity | undefined {
  const file = readMerchantFile(join(dir, id), identityName, maxIdentityBytes);
  return 'bytes' in file ? readIdentity(file.bytes) : undefined;
}

/** The hosts of both identities, and what a person has still to do: a changed one is renewed, and another one locked. */
export function openIdentity(dir: string, id: string, now: Identity) {
  const file = readMerchantFile(join(dir, id), identityName, maxIdentityBytes);
  if ('missing' in file) return { now: now.host, needs: 'lock' as const };
  const recorded = 'bytes' in file ? readIdentity(file.bytes) : undefined;
  if (!recorded) return { now: now.host, needs: 'renew' as const };
  const hosts = { locked: recorded.host, now: now.host };
  if (identityText(recorded) === identityText(now)) return hosts;
  return { ...hosts, needs: isPackageAdded(recorded, now) ? ('lock' as const) : ('renew' as const) };
}
