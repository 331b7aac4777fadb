import { dateText } from '../../publish/list-releases';
import { openStore, type Store } from '../../publish/store/open-store';
import { readLive } from '../../publish/store/pointer';
import { forgivingObjects } from '../../publish/store/probe';
import { idsOf } from '../../publish/store/prune';
import { newestOnly, rollbackInStore, storedReleasesText } from '../../publish/store/rollback';
import { shellWord } from '../../shared/display-path';
import { Failure, isForPeople, UsageError } from '../../shared/failure';
import { mapBounded } from '../../shared/map-bounded';
import { byId } from '../../shared/natural-order';
import { complain, print } from '../../shared/print';
import { counted, fewOf } from '../../shared/words';
import { askLine } from '../ask-line';
import { type ExitCode, exitCode, isInteractive } from '../command';
import { parseFlags } from '../read-flags';

/** One mall of a store. */
export async function rollbackOne(
  store: Store,
  id: string,
  { list, to }: { list: boolean; to?: string | undefined },
): Promise<ExitCode> {
  if (list) {
    const live = (await readLive(store.objects, id))?.value;
    if (!live?.release) throw new Failure(`Nothing is published for ${id} in ${store.name}.`);
    print(`${storedReleasesText(live)}\n`);
    return exitCode.good;
  }
  const moved = await rollbackInStore(forgivingObjects(store.objects), id, to);
  if (!moved) throw new Error('A named mall is put back, or says why not.');
  const { release, date } = moved.to;
  print(`${id}: ${release} of ${dateText(new Date(date))} is live, instead of ${moved.from}.
To go forward again: npm run rollback -- ${id} --from ${shellWord(store.name, 'STORE')} --to ${moved.from.slice(0, 8)}
The next publishing of its folder brings the change back. Undo the change there first.\n`);
  return exitCode.good;
}

/** Every mall of a store whose newest release is live. One that was put back before stays as it is. */
export async function rollbackAll(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    from: { type: 'string' },
    endpoint: { type: 'string' },
    all: { type: 'boolean' },
    yes: { type: 'boolean', default: false },
  });
  if (flags.from === undefined) throw new UsageError('--from is missing: --all is about a store.');
  if (!flags.yes && !isInteractive())
    throw new UsageError('--yes is missing: there is no terminal to ask at.');
  const store = openStore(flags.from, flags);
  const objects = forgivingObjects(store.objects);
  const ids = idsOf(await objects.list('sites/')).sort(byId);
  if (!flags.yes) await confirmAll(ids.length);
  const told = { back: [] as string[], stays: [] as string[], failed: [] as string[] };
  await mapBounded(ids, 16, async (id) => {
    try {
      const moved = await rollbackInStore(objects, id, newestOnly);
      (moved ? told.back : told.stays).push(id);
    } catch (error) {
      if (!(error instanceof Error && isForPeople(error))) throw error;
      told.failed.push(id);
      complain(`${id}: ${error.message}\n`);
    }
  });
  const sums = [
    `${counted(told.back.length, 'mall')} put back`,
    ...(told.stays.length > 0 ? [`put back or removed before: ${fewOf(told.stays.sort(byId), 10)}`] : []),
    ...(told.failed.length > 0 ? [`failed: ${fewOf(told.failed.sort(byId), 10)}`] : []),
  ];
  print(`${sums.join('; ')}\n`);
  return told.failed.length === 0 ? exitCode.good : exitCode.failed;
}

async function confirmAll(count: number): Promise<void> {
  const question = `Type all to put ${counted(count, 'mall')} back to the release before: `;
  if ((await askLine(question, process.stdin, process.stdout))?.trim() === 'all') return;
  throw new Failure('Nothing was put back.');
}
