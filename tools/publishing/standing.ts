import { join } from 'node:path';
import { z } from 'zod';
import { buildRecordPath } from '../../build/brand/build-json';
import { configHash } from '../../build/brand/hash-merchant';
import { changeLines } from '../../build/changes/changes-between';
import { who } from '../../build/cli/commands/publish';
import { identityOf, openIdentity } from '../../build/config/identity-file';
import { loadMerchants } from '../../build/config/load';
import { rawConfig } from '../../build/config/raw-config';
import type { EnvironmentSources } from '../../build/environment/environment';
import { pushedCommits, readyBranch } from '../../build/fleet/by-git';
import { knownEnvironment } from '../../build/fleet/list-malls';
import { readLive, writeLive } from '../../build/fleet/live-file';
import {
  type Destination,
  type Destinations,
  readDestinations,
  storeAddress,
  viaCi,
} from '../../build/publish/destinations';
import { readRecord } from '../../build/publish/read-record';
import { openStore, type Store } from '../../build/publish/store/open-store';
import { readLive as readPointer } from '../../build/publish/store/pointer';
import { Failure, UsageError, wordsOf } from '../../build/shared/failure';
import { formatProblem } from '../../build/shared/problem';
import { projectRoot } from '../../build/shared/project';
import type { HostAnswer, PublishPlaces, Standing } from './answers';

/** What publishing works with. */
export interface PublishSettings {
  merchants: string;
  /** The folder of the built sites. */
  out: string;
  /** Holds `publish.json`. Folders in it are named from there. */
  repository: string;
  /** Where the studio keeps what it knows. */
  home: string;
  /** That of a build. */
  environment: EnvironmentSources;
  /** The `config` in the `build.json` of a host, and whose it is. Throws `Failure` where nobody can tell. */
  askHost(host: string): Promise<{ merchant: string; config: string }>;
  /** Writes what makes an Android app of a mall into a folder, and gives the paths. Throws `Failure`. */
  writePlay(id: string, folder: string): Promise<readonly string[]>;
}

/** The destination with this name. Throws `Failure` where there is none. */
export function destinationNamed({ repository }: PublishSettings, name: string): Destination {
  const { destinations, problems } = readDestinations(repository);
  const found = destinations.find((each) => each.name === name);
  if (found) return found;
  throw new Failure(
    problems.length > 0
      ? 'publish.json has mistakes. Mend it first.'
      : `publish.json has no destination ${JSON.stringify(name)} any more.`,
  );
}

/** Where a mall can be published. Asks nobody but git. */
export async function publishPlaces(settings: PublishSettings, id: string): Promise<PublishPlaces> {
  const { merchants, out, repository, environment } = settings;
  const { destinations, problems }: Destinations = readDestinations(repository);
  const [merchant] = (await loadMerchants(merchants, [id])).merchants;
  const known = merchant && knownEnvironment(merchant, environment);
  const built = readRecord(join(out, id), buildRecordPath, builtSchema);
  return {
    destinations: await Promise.all(
      destinations.map(async (each) => {
        const blocked = await blockedBy(settings, each);
        const { name, to, production } = each;
        return { name, to, production, ...(blocked !== undefined && { blocked }) };
      }),
    ),
    problems: problems.map(formatProblem),
    who: await who(projectRoot),
    ...(known && { config: configHash(merchant, known) }),
    ...('record' in built && { built: built.record }),
    identity: openIdentity(merchants, id, identityOf(rawConfig(merchants, id))),
  };
}

const builtSchema = z.object({ config: z.string() });

/** Why nobody can publish there now, without asking it. */
async function blockedBy(settings: PublishSettings, destination: Destination): Promise<string | undefined> {
  try {
    if (destination.to === viaCi) await readyBranch(settings.merchants);
    else storeOf(settings, destination);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** Throws `Failure` where the environment lacks the account. */
function storeOf({ repository }: PublishSettings, destination: Destination): Store {
  try {
    return openStore(storeAddress(repository, destination), destination);
  } catch (error) {
    throw error instanceof UsageError ? new Failure(error.message) : error;
  }
}

/** Asks a destination what it shows, and keeps the answer. Throws `Failure` where it is away. */
export async function standingAt(
  settings: PublishSettings,
  id: string,
  destination: Destination,
): Promise<Standing> {
  const standing = await ask(settings, id, destination);
  if (decides(settings, destination)) keep(settings, id, destination.name, standing);
  return standing;
}

async function ask(settings: PublishSettings, id: string, destination: Destination): Promise<Standing> {
  if (destination.to === viaCi) return pushedCommits(settings.merchants, id);
  const live = await readPointer(storeOf(settings, destination).objects, id);
  const { release, config, releases = [] } = live?.value ?? {};
  return {
    ...(release !== undefined && { release }),
    ...(config !== undefined && { config }),
    releases: releases.map(({ release, date, who, changes, previous }) => {
      const unknown = previous ? 'What it changed is not known.' : 'The first release.';
      return { release, date, who, changes: changes ? changeLines(changes) : [unknown] };
    }),
  };
}

/** A trial says nothing about shoppers where there is a destination for them. A push says nothing before CI has run. */
function decides({ repository }: PublishSettings, { to, production }: Destination): boolean {
  const { destinations } = readDestinations(repository);
  return to !== viaCi && (production || !destinations.some((each) => each.production));
}

function keep(
  { home, merchants }: PublishSettings,
  id: string,
  where: string,
  { release = '', config }: Pick<Standing, 'release' | 'config'>,
): void {
  const seen = new Date().toISOString();
  const isKnown = readLive(home, merchants).get(id)?.where === where;
  if (config !== undefined) writeLive(home, merchants, id, { release, configHash: config, seen, where });
  else if (isKnown) writeLive(home, merchants, id, undefined);
}

/** Asks each host of a mall what it shows, and keeps the answer of the first. */
export async function hostAnswers(settings: PublishSettings, id: string): Promise<HostAnswer[]> {
  const { hosts } = rawConfig(settings.merchants, id);
  const answers = await Promise.all([...new Set(hosts)].map((host) => hostAnswer(settings, id, host)));
  const first = answers.find(({ config }) => config !== undefined);
  if (first) keep(settings, id, first.host, first);
  return answers;
}

async function hostAnswer({ askHost }: PublishSettings, id: string, host: string): Promise<HostAnswer> {
  try {
    const { merchant, config } = await askHost(host);
    return merchant === id ? { host, config } : { host, why: `It shows another mall, ${merchant}.` };
  } catch (error) {
    const why = wordsOf(error);
    if (why === undefined) throw error;
    return { host, why };
  }
}
