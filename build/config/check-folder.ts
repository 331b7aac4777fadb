import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import type { FileFindings, Position } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import { checks } from './checks';
import { defaultsName } from './defaults';
import { type ShownText, shownTextsOf } from './foreign-names';
import { type LoadedFolder, loadFolder, type UnsavedFiles } from './load-folder';
import type { inspectPicture } from './logo/picture-findings';

/** A value of `merchant.json`, checked or not, with its place. */
interface Claimed {
  text: string;
  position: Position;
}

/** What the checks say of one merchant's folder, and what the checks of other folders need of it. */
export interface CheckedFolder {
  id: string;
  /** Only there when the folder has no errors. */
  merchant?: Merchant | undefined;
  problems: Problem[];
  /** The logo's file, even if something else is wrong. */
  logo?: { name: string; bytes: Buffer } | undefined;
  name?: Claimed | undefined;
  /** What shoppers read of `merchant.json`, beside the name, with the places. */
  shownTexts: readonly ShownText[];
  /** The hosts that `merchant.json` claims, with their places in the file. */
  hosts: readonly { host: string; position: Position }[];
  /** The package of its Android app. */
  packageId?: Claimed | undefined;
}

/**
 * Reads one merchant's folder and reports every mistake in it. Never throws, whatever the folder holds.
 *
 * @param inspect looks at a picture, or remembers what was found in it
 */
export async function checkFolder(
  dir: string,
  id: string,
  unsaved?: UnsavedFiles,
  inspect?: typeof inspectPicture,
): Promise<CheckedFolder> {
  const folder = await loadFolder(dir, id, unsaved, inspect);
  const problemsIn = ([name, findings]: FileFindings): Problem[] =>
    findings.map(({ shared, ...finding }) => ({
      merchant: id,
      file: displayPath(shared ? join(dir, defaultsName) : join(dir, id, name)),
      ...finding,
    }));
  if (!('document' in folder)) return { id, problems: problemsIn(folder), hosts: [], shownTexts: [] };
  const { document, logo } = folder;
  const problems = checks.flatMap((check) => check(folder).flatMap(problemsIn));
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return {
    id,
    merchant: hasErrors ? undefined : merchantOf(folder),
    problems,
    logo: logo?.bytes && { name: logo.name, bytes: logo.bytes },
    name: claimed(document, ['name']),
    shownTexts: shownTextsOf(document),
    hosts: claimedHosts(document),
    packageId: claimed(document, ['android', 'packageId']),
  };
}

function merchantOf({ id, config, logo, icon, share, photo, screenshots, typeface, headline }: LoadedFolder) {
  if (!config || !logo?.bytes) return undefined;
  return {
    id,
    config,
    logo: logo.bytes,
    icon: icon?.bytes,
    share: share?.bytes,
    photo: photo?.bytes,
    screenshots,
    typeface,
    headline,
  };
}

function claimedHosts(document: JsonDocument): { host: string; position: Position }[] {
  const hosts = document.valueAt(['hosts']);
  if (!Array.isArray(hosts)) return [];
  return hosts.flatMap((host: unknown, index) =>
    typeof host === 'string' ? [{ host, position: document.locate(['hosts', index]) }] : [],
  );
}

function claimed(document: JsonDocument, path: string[]): Claimed | undefined {
  const text = document.textAt(path);
  return text === undefined ? undefined : { text, position: document.locate(path) };
}
