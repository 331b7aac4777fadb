import { join } from 'node:path';
import { hashMerchant } from '../brand/hash-merchant';
import type { Merchant } from '../brand/merchant';
import { sha256 } from '../core/site-file';
import type { Belongings } from '../isolation/belongings';
import { keyOf, ownFilesOf } from '../isolation/own-files';
import { readScanRecord, writeScanRecord } from '../isolation/scan-record';
import { few } from '../isolation/site-leaks';
import { digestsOf, soughtOf } from '../isolation/sought';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';
import type { Tools } from './build-site';
import type { PlannedSite } from './plan-site';
import type { SiteReport } from './report';

/** Which published sites were not looked through yet for all that is secret now. */
export interface Lookout {
  isWaiting: (site: PlannedSite) => boolean;
  /**
   * Looks through the sites that wait. One that holds something of another mall, or cannot be read, is to be built
   * again: what it holds is then found in the same way as in any new site.
   */
  lookAgain: (sites: readonly PlannedSite[], tools: Pick<Tools, 'gate' | 'core'>) => LookedAgain;
  /** Writes down that these sites are clean. */
  settle: (reports: readonly SiteReport[]) => void;
}

interface LookedAgain {
  sites: PlannedSite[];
  problems: Problem[];
}

/**
 * A name can be added, or become readable, after other sites were published. Then the sites that stay are looked through
 * for that name alone (docs/decisions/0061-isolation.md).
 *
 * @param isPartial whether only some merchants are built
 */
export function lookout(
  out: string,
  everybody: readonly Belongings[],
  loaded: readonly Merchant[],
  isPartial: boolean,
): Lookout {
  const last = readScanRecord(out);
  const basis = basisOf(everybody, loaded);
  const isSame = basis === last.basis;
  const digests = isSame ? last.digests : digestsOf(soughtOf(everybody));
  const known: ReadonlySet<string> = new Set(last.digests);
  const hasNew = !isSame && digests.some((each) => !known.has(each));
  const isListed = ({ merchant, current }: PlannedSite) => last.sites[merchant.id] === current;
  const isWaiting = (site: PlannedSite) => site.action === 'keep' && (hasNew || !isListed(site));
  return {
    isWaiting,
    lookAgain: (sites, { gate, core }) => {
      const problems: Problem[] = [];
      const [newLeaks, allLeaks] = [gate.leaksBeyond(known), gate.leaksBeyond(new Set())];
      const shared = new Set(core.files.map(keyOf));
      const after = sites.map((site): PlannedSite => {
        if (!isWaiting(site)) return site;
        const { merchant, environment, current = '' } = site;
        const { id } = merchant;
        const files = ownFilesOf(out, id, current, shared);
        const leaks = files && (isListed(site) ? newLeaks : allLeaks)(merchant, environment, files);
        if (leaks?.length === 0) return site;
        if (leaks) {
          const message = `The site that is live shows what belongs to another mall: ${few(leaks)}. So this build makes it again.`;
          problems.push(warningOf(id, join(out, id), message));
        }
        return { ...site, action: 'build' };
      });
      return { sites: after, problems };
    },
    settle: (reports) => {
      const clean = Object.fromEntries(reports.map(({ merchant, release }) => [merchant, release]));
      const sites = isPartial ? { ...last.sites, ...clean } : clean;
      // sites that this build did not look at were looked through for less
      const isWhole = isSame || Object.keys(sites).every((id) => id in clean);
      const held = isWhole ? digests : digests.filter((each) => known.has(each));
      const isUnchanged = isSame && JSON.stringify(sites) === JSON.stringify(last.sites);
      if (!isUnchanged) writeScanRecord(out, { basis: isWhole ? basis : '', digests: held, sites });
    },
  };
}

/** A hash that changes with everything that tells one merchant from another. */
function basisOf(everybody: readonly Belongings[], loaded: readonly Merchant[]): string {
  const hashes = new Map(loaded.map((merchant) => [merchant.id, hashMerchant(merchant)]));
  const lines = everybody.map(({ id, names, hosts, api, pictures }) => {
    return hashes.get(id) ?? JSON.stringify([id, names, hosts, api, pictures.map(sha256)]);
  });
  return sha256(lines.join('\n'));
}
