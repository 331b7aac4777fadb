import { folderFlag } from '../shared/display-path';
import { groupBy } from '../shared/group-by';
import { fewOf } from '../shared/words';
import { type Change, changeLines, whenSeen } from './changes-between';

/** A mall whose site was built, with what that changed. */
export interface ChangedSite {
  merchant: string;
  changes: readonly Change[];
}

const mostGroups = 20;

/**
 * What a build changed in the sites in `out`, for people: malls with the same changes together, and how to undo it.
 * Empty without changes.
 */
export function changesText(sites: readonly ChangedSite[], out: string): string {
  const changed = sites.filter(({ changes }) => changes.length > 0);
  const groups = groupBy(changed, ({ changes }) => sentences(changes));
  if (groups.size === 0) return '';
  const where = folderFlag('out', out);
  const shown = [...groups].slice(0, mostGroups).map(([text, alike]) => {
    const ids = alike.map(({ merchant }) => merchant);
    return `${fewOf(ids, 8)}\n${text}\n${undo(ids, where)}`;
  });
  const more = groups.size > mostGroups ? [`… and ${groups.size - mostGroups} more groups, see --json.`] : [];
  return ['What changed since the last build:', ...shown, ...more].join('\n\n');
}

function sentences(changes: readonly Change[]): string {
  const [phone, app] = [changes.filter(({ onPhone }) => onPhone), changes.filter(({ onPhone }) => !onPhone)];
  const block = (list: readonly Change[], when: string) =>
    list.length === 0 ? [] : [...changeLines(list).map((line) => `  ${line}`), `    ${when}`];
  return [...block(app, whenSeen.inApp), ...block(phone, whenSeen.onPhone)].join('\n');
}

function undo(ids: readonly string[], where: string): string {
  const [id = ''] = ids;
  return `  To undo it: npm run rollback -- ${id}${where}${ids.length > 1 ? ', and so on' : ''}`;
}
