import {
  errorAt,
  type FileFindings,
  type Finding,
  fileError,
  fileWarning,
  type Position,
  warningAt,
} from '../../diagnostics/finding';
import { folderFlag } from '../../shared/display-path';
import { approvalName, readApproval } from '../approval-file';
import { identityName, identityOf, readIdentity } from '../identity-file';
import { kindOf } from '../load-assets';
import { assetsOf, configName, type LoadedFolder } from '../load-folder';
import { lookHash, picturesName, picturesRecord, posterName, screenshotsFolder } from '../taken-pictures';

/**
 * Whether a mall that is live is still the same app for phones. A difference is an error, because nobody can call the
 * installed apps back.
 */
export function identityFindings({ dir, id, identity, config, document }: LoadedFolder): FileFindings[] {
  if (!config || 'missing' in identity) return []; // most malls of a new batch have none yet
  if ('finding' in identity) return [[identityName, [identity.finding]]];
  const locked = readIdentity(identity.bytes);
  const lock = `npm run mall -- lock ${id}${folderFlag('merchants', dir)}`;
  const renew = `${lock} --accept`;
  const now = identityOf({ hosts: config.hosts, packageId: config.android?.packageId });
  if (!locked) {
    const message = `${identityName} is not what \`npm run mall -- lock\` writes, so nobody can tell whether installed apps stay in use.`;
    const fix = `restore it from git. If there is no copy, make sure that shoppers installed the app from ${now.host}, because --accept takes today's host: ${renew}`;
    return [[identityName, [fileError(message, fix)]]];
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
  return [
    [configName, found],
    [identityName, changed],
  ];
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

/** An answer that nobody can read is none, so a mall must not pass for approved with it. */
export function approvalFindings({ approval }: LoadedFolder): FileFindings[] {
  if ('missing' in approval) return [];
  if ('finding' in approval) return [[approvalName, [approval.finding]]];
  if (readApproval(approval.bytes)) return [];
  const message = `${approvalName} needs "by", "on" as a day such as 2026-12-31, the "hash" that the studio gives, and at most "until" beside them.`;
  return [[approvalName, [fileError(message, 'restore it from git, or delete it and ask the client again')]]];
}

/** A warning where the pictures do not show the mall as it looks now. */
export function ageFindings({
  dir,
  id,
  pictures,
  config,
  logo,
  typeface,
  headline,
}: LoadedFolder): FileFindings[] {
  if ('missing' in pictures || !config || !logo?.bytes) return [];
  const record = picturesRecord(pictures);
  if (record?.look === lookHash({ config, logo: logo.bytes, typeface, headline })) return [];
  const message = record
    ? 'The pictures for shops and posters show an older look of the mall.'
    : `${picturesName} is not what \`npm run mall -- pictures\` writes, so nobody knows which look the pictures show.`;
  const again = `npm run mall -- pictures ${id}${folderFlag('merchants', dir)}`;
  return [[picturesName, [fileWarning(message, `take them again: ${again}`)]]];
}

const besideFiles = [configName, identityName, approvalName, screenshotsFolder, posterName, picturesName];

/** The keys that name a file, by its kind. */
const keysFor: Partial<Record<string, string>> = {
  picture: '"logo", "icon", "image" in "share" or "file" in "photo" of "theme"',
  font: '"font" in "theme"',
};

/**
 * Warns of files that nothing names. One that may be meant by a name without a file is none of them: its error says so.
 * Neither is one that the first of two equal keys names, because that key may be the right one.
 */
export function strayFindings(folder: LoadedFolder): FileFindings[] {
  const { value, brokenFrom, overridden } = folder.document;
  if (value === undefined || brokenFrom < Infinity) return []; // nobody knows what the rest of it names
  const assets = assetsOf(folder);
  const known = new Set([...besideFiles, ...assets.map(({ name }) => name), ...overridden]);
  const gaps = new Set<string | undefined>(assets.map(({ sought }) => sought));
  return folder.names
    .filter((name) => !known.has(name) && !name.startsWith('.') && !gaps.has(kindOf(name)))
    .sort()
    .map((name) => {
      const message = `Nothing in ${configName} names ${name}, so it is not part of the site.`;
      const keys = keysFor[kindOf(name)];
      const fix = keys
        ? `if the mall shall have it, name it under ${keys}; otherwise delete it`
        : 'move it to another place, or delete it';
      return [name, [fileWarning(message, fix)]];
    });
}
