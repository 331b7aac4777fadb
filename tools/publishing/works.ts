import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rawConfig } from '../../build/config/raw-config';
import { type Hands, pushBack, pushMall, readyBranch } from '../../build/fleet/by-git';
import { type Destination, readDestinations, storeAddress, viaCi } from '../../build/publish/destinations';
import { Failure, wordsOf } from '../../build/shared/failure';
import { projectRoot } from '../../build/shared/project';
import type { Program } from '../../build/shared/run-program';
import { Conflict, readFolder, versionOf } from '../shared/mall-folder';
import { type Standing, writesFolder } from './answers';
import type { WorkHands } from './jobs';
import type { SentJob } from './sent-job';
import { destinationNamed, type PublishSettings, standingAt } from './standing';

/**
 * The work that a person asks for, once everything about the request holds. Throws `Failure` or `Conflict` otherwise. It is
 * the commands that people type, with the same arguments.
 */
export async function workFor(
  settings: PublishSettings,
  asked: SentJob,
): Promise<(hands: WorkHands) => Promise<void>> {
  const { id, action } = asked;
  await requireSeen(settings, asked);
  const destination =
    asked.destination === undefined ? undefined : destinationNamed(settings, asked.destination);
  const needsOne = action === 'publish' || action === 'rollback';
  if (needsOne && !destination) throw new Failure('Say where: a destination of publish.json.');
  await requireName(settings, asked, destination);
  return async (hands) => {
    await requireSeen(settings, asked); // it may have waited for another job
    try {
      await perform(settings, asked, destination, hands);
    } finally {
      // also where a push has failed: what was committed stays
      if (writesFolder(asked)) hands.leaves(versionOf(await readFolder(settings.merchants, id)));
    }
    // the destination has done its part, so the job has not failed where it is away now, or its answer cannot be kept
    if (destination && destination.to !== viaCi)
      await standingAt(settings, id, destination).catch((error: unknown) => hands.tell(ignored(error)));
  };
}

async function perform(
  settings: PublishSettings,
  { action, id, release, accept }: SentJob,
  destination: Destination | undefined,
  hands: Hands,
): Promise<void> {
  const { merchants, out, repository } = settings;
  const run = (script: string, ...args: string[]) => hands.run(ours(script, args));
  const from = ['--merchants', merchants];
  const build = () => run('build', id, ...from, '--out', out);
  const ci = destination?.to === viaCi;
  const at = (flag: string) => (destination && !ci ? addressOf(repository, destination, flag) : []);
  switch (action) {
    case 'pictures':
      return run('mall', 'pictures', id, ...from);
    case 'lock':
      return run('mall', 'lock', id, ...from, ...(accept ? ['--accept'] : []));
    case 'build':
      return build();
    case 'publish':
      if (ci) {
        await run('mall', 'check', id, ...from); // so that CI does not refuse it
        return pushMall(await readyBranch(merchants), id, `Publish mall ${id}`, hands);
      }
      await build();
      return run('publish', id, ...at('--to'), ...promisesOf(destination), ...from, '--out', out);
    case 'rollback':
      if (!ci)
        return run('rollback', id, ...at('--from'), ...(release === undefined ? [] : ['--to', release]));
      if (release === undefined) throw new Failure('Say to which commit the mall goes back.');
      return pushBack(await readyBranch(merchants), id, release, hands);
    case 'remove':
      return removeEverywhere(
        settings,
        id,
        (...to) => run('mall', 'remove', id, ...from, '--out', out, ...to, '--yes'),
        hands,
      );
  }
}

/** Takes a mall out of every destination. Nothing goes before each of them has answered. */
async function removeEverywhere(
  settings: PublishSettings,
  id: string,
  remove: (...to: string[]) => Promise<void>,
  hands: Hands,
): Promise<void> {
  const { merchants, repository } = settings;
  const { destinations, problems } = readDestinations(repository);
  if (problems.length > 0) throw new Failure('publish.json has mistakes. Mend it first.');
  const branch = destinations.some(({ to }) => to === viaCi) ? await readyBranch(merchants) : undefined;
  const showing: Destination[] = [];
  for (const each of destinations.filter(({ to }) => to !== viaCi))
    if ((await standingAt(settings, id, each)).releases.length > 0) showing.push(each);
  for (const each of showing)
    await remove(...addressOf(repository, each, '--to')).catch((error: unknown) => {
      hands.tell(`To take out what is left: npm run mall -- remove ${id} --to ${each.to}`); // no list has it any more
      throw error;
    });
  if (showing.length === 0) await remove();
  for (const each of showing) await standingAt(settings, id, each);
  if (branch) await pushMall(branch, id, `Remove mall ${id}`, hands);
}

function addressOf(repository: string, destination: Destination, flag: string): string[] {
  const { endpoint } = destination;
  return [
    flag,
    storeAddress(repository, destination),
    ...(endpoint === undefined ? [] : ['--endpoint', endpoint]),
  ];
}

/** What somebody has promised about a store, as `npm run publish` takes it. */
function promisesOf(destination: Destination | undefined): string[] {
  const { apiInFront = false, onePublisher = false } = destination ?? {};
  return [...(apiInFront ? ['--api-in-front'] : []), ...(onePublisher ? ['--one-publisher'] : [])];
}

/** A command of package.json, as npm starts it. */
function ours(script: string, args: readonly string[]): Program {
  const start = ['--import', './build/cli/plain-path.mjs', '--import', 'tsx', `scripts/${script}.ts`];
  return { program: process.execPath, args: [...start, ...args], cwd: projectRoot };
}

/** Nobody publishes something else than what they have looked at. */
async function requireSeen({ merchants }: PublishSettings, { action, id, version }: SentJob): Promise<void> {
  if (action === 'remove' && !existsSync(join(merchants, id))) return; // the rest of it goes
  if (versionOf(await readFolder(merchants, id)) !== version)
    throw new Conflict(
      'Somebody has changed this mall since you saw it. Look at the changes, then do it again.',
    );
}

/** What nobody does by mistake: the first publishing for shoppers, each way back there, another identity, a removal. */
async function requireName(
  settings: PublishSettings,
  asked: SentJob,
  destination: Destination | undefined,
): Promise<void> {
  const { id, action, accept, typedName } = asked;
  const forShoppers = destination?.production === true;
  const needed =
    action === 'remove' ||
    (action === 'lock' && accept) ||
    (action === 'rollback' && forShoppers) ||
    (action === 'publish' && forShoppers && (await isFirst(settings, id, destination)));
  const { name = id } = rawConfig(settings.merchants, id);
  if (needed && typedName?.trim() !== name.trim())
    throw new Failure(`Type the name of the mall to do this: ${name}`);
}

async function isFirst(settings: PublishSettings, id: string, destination: Destination): Promise<boolean> {
  const away: Standing = { releases: [] }; // then nobody can tell, so the question is asked
  const { releases } = await standingAt(settings, id, destination).catch((error: unknown) => {
    ignored(error);
    return away;
  });
  return releases.length === 0;
}

/** The words of an error that stops nothing. Throws a bug. */
function ignored(error: unknown): string {
  const words = wordsOf(error);
  if (words === undefined) throw error;
  return words;
}
