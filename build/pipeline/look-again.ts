import { join } from 'node:path';
import { z } from 'zod';
import { type Belongings, digestOf } from '../isolation/belongings';
import { keyOf, ownFilesOf } from '../isolation/own-files';
import { few } from '../isolation/site-leaks';
import { readRecord } from '../publish/read-record';
import { releasesFolder } from '../publish/release';
import type { Problem } from '../shared/problem';
import { problemOf, warningOf } from '../shared/problem-of';
import { writeWhole } from '../shared/write-whole';
import type { Tools } from './build-site';
import type { PlannedSite } from './plan-site';
import type { SiteReport } from './report';

/** Which published sites were not looked through yet for all that is secret now. */
export type Lookout = ReturnType<typeof lookout>;

/**
 * A name can be added, or become readable, after other sites were published. Then the sites that stay are looked through
 * again (docs/decisions/0061-isolation.md).
 *
 * @param isPartial whether only some merchants are built
 */
export function lookout(out: string, everybody: readonly Belongings[], isPartial: boolean) {
  const last = readScanRecord(out);
  const basis = digestOf(everybody);
  const entryOf = (release: string) => `${release} ${basis}`;
  const isWaiting = ({ action, merchant, current = '' }: PlannedSite) =>
    action === 'keep' && last[merchant.id] !== entryOf(current);
  return {
    isWaiting,
    /**
     * Looks through the sites that wait. One that holds something of another mall, or cannot be read, is to be built
     * again: what it holds is then found in the same way as in any new site.
     */
    lookAgain: (sites: readonly PlannedSite[], { gate, core }: Pick<Tools, 'gate' | 'core'>) => {
      const problems: Problem[] = [];
      const shared = new Set(core.files.map(keyOf));
      const looked = (site: PlannedSite): PlannedSite => {
        if (!isWaiting(site)) return site;
        const { merchant, environment, current = '' } = site;
        const { id } = merchant;
        const files = ownFilesOf(out, id, current, shared);
        const leaks = files && gate.leaksIn(merchant, environment, files);
        if (leaks?.length === 0) return site;
        if (leaks) {
          const message = `The site that is live shows what belongs to another mall: ${few(leaks)}. So this build makes it again.`;
          problems.push(warningOf(id, join(out, id), message));
        }
        return { ...site, action: 'build' };
      };
      const after = sites.flatMap((site) => {
        try {
          return [looked(site)];
        } catch (error) {
          problems.push(problemOf(site.merchant.id, join(out, site.merchant.id), error));
          return [];
        }
      });
      return { sites: after, problems };
    },
    /** Writes down that these sites are clean. */
    settle: (reports: readonly SiteReport[]) => {
      const clean = Object.fromEntries(reports.map(({ merchant, release }) => [merchant, entryOf(release)]));
      const record = isPartial ? { ...last, ...clean } : clean;
      if (JSON.stringify(record) !== JSON.stringify(last)) writeScanRecord(out, record);
    },
  };
}

/**
 * For each published site: the release that was looked through, and a hash of all that was looked for in it. It lies
 * beside the sites, because it describes them and not a cache.
 */
type ScanRecord = Readonly<Record<string, string>>;

const recordSchema = z.record(z.string(), z.string());
const recordName = 'looked-through.json';

/** If the record cannot be read, no site counts as looked through. */
function readScanRecord(out: string): ScanRecord {
  const read = readRecord(join(out, releasesFolder), recordName, recordSchema);
  return 'record' in read ? read.record : {};
}

/** If the record cannot be written, the next build only looks again. */
function writeScanRecord(out: string, record: ScanRecord): void {
  try {
    writeWhole(join(out, releasesFolder, recordName), JSON.stringify(record));
  } catch {
    // the disk is full, or the folder is somebody else's
  }
}
