import { changeLines } from '../../changes/changes-between';
import { counted, fewOf, sizeText } from '../../shared/words';
import type { Pruned } from './prune';
import type { PublishedSite, PublishReport } from './publish-sites';

const words: Readonly<Record<PublishedSite['status'], string>> = {
  published: 'published',
  planned: 'to be published',
  unchanged: 'unchanged',
  waits: 'waiting for npm run promote, because a new core goes to the canaries first',
  newer: 'left as it is, because the store has seen a later state',
  failed: 'failed',
};

/** The report for people, without its problems. */
export function publishText({ store, sites }: PublishReport): string {
  const changed = sites.flatMap(({ merchant, changes = [] }) =>
    changes.length === 0 ? [] : [`${merchant}`, ...changeLines(changes).map((line) => `  ${line}`)],
  );
  const sums = Object.entries(words).flatMap(([status, said]) => {
    const some = sites.filter((site) => site.status === status).map(({ merchant }) => merchant);
    return some.length === 0 ? [] : [`${counted(some.length, 'mall')} ${said}: ${fewOf(some, 10)}`];
  });
  const behind = sites.filter(({ waits }) => waits).map(({ merchant }) => merchant);
  const kept =
    behind.length > 0
      ? [`Of these with the core that they had, and ${words.waits}: ${fewOf(behind, 10)}`]
      : [];
  return [...changed, `In ${store}:`, ...sums, ...kept].join('\n');
}

export function prunedText({ objects, bytes }: Pruned, isPlan: boolean): string {
  const end = isPlan ? 'to be removed, nothing written' : 'removed';
  return `${counted(objects, 'object')} that no release needs, ${sizeText(bytes)}: ${end}`;
}
