import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMerchants } from '../../build/config/load';
import { ownSources } from '../../build/environment/env-file';
import {
  type EnvironmentSources,
  environmentOf,
  sandboxEnvironment,
  variable,
} from '../../build/environment/environment';
import { buildSites } from '../../build/pipeline';
import type { BuildReport } from '../../build/pipeline/report';
import { Failure } from '../../build/shared/failure';
import { makeFolder } from '../../build/shared/make-folder';
import { complainOf } from '../../build/shared/print';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import { UnusableDatabase, withoutSecrets } from '../../sandbox/database/check-tables';
import { removeDatabase } from '../../sandbox/database/open-database';
import { billFolder } from '../../sandbox/noun/bill-files';
import type { Sms } from '../../sandbox/noun/outbox';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { vapidKeys } from '../../sandbox/noun/vapid-keys';
import { startServer } from '../../sandbox/serve';
import { isPortFree } from '../../sandbox/server/port';
import { sandboxMerchantOf } from '../shared/sandbox-merchant';
import type { Studio } from '../studio/open-studio';

export interface ServeOptions {
  /** Starts with a new database. */
  fresh: boolean;
  /** Called when the settings are sound and the build begins. */
  onBuild(): void;
  onSms(sms: Sms, mall: string): void;
}

const sandboxFolder = join(projectRoot, '.sandbox');
/** Not `dist/`, because a rollback there must never bring back a site that talks to the sandbox. */
const sitesFolder = join(sandboxFolder, 'sites');

/**
 * Builds every merchant, starts the sandbox, and serves them all. The report of the build also names the merchants that
 * are not served. Throws `Failure` for errors that a person can fix.
 */
export async function serveMalls({ fresh, onBuild, onSms }: ServeOptions) {
  const sources = await ownSources();
  const setting = (name: string) => variable(name, sources);
  const port = portOf(setting('PORT') ?? '4173');
  const free = await isPortFree(port).catch((error: unknown) => {
    throw portRefused(port, error);
  });
  if (!free) throw portTaken(port);
  onBuild();

  makeFolder(sandboxFolder);
  // Made once and kept, so that push subscriptions survive a restart.
  const vapid = await vapidKeys(sandboxFolder);
  const environment = { ...sandboxEnvironment(sources), defaultPushKey: vapid.publicKey };
  const report = await buildSites({
    merchants: defaultMerchants,
    out: sitesFolder,
    environment,
    keep: 5,
    root: projectRoot,
    cache: cacheFolder,
  });
  const { merchants, payloadKey } = await builtMerchants(report, environment);
  const db = setting('SANDBOX_DATABASE_URL') ?? `file:${join(sandboxFolder, 'sandbox.db')}`;
  if (fresh) {
    if (!(await removeDatabase(db))) {
      throw new Failure('--fresh can delete only a database file, but SANDBOX_DATABASE_URL names a server.');
    }
    await rm(billFolder(db), { recursive: true, force: true });
  }

  const names = new Map(merchants.map(({ id, name }) => [id, name]));
  const sandbox = await createSandbox({
    db,
    merchants,
    payloadKey,
    vapid,
    onSms: (sms) => onSms(sms, names.get(sms.merchantId) ?? sms.merchantId),
  }).catch((error: unknown) => {
    throw unusable(db, error);
  });
  // It loads and opens with its first request, because most starts never need it, and again with the next if it could not.
  let studio: Promise<Studio> | undefined;
  const openedStudio = (onPort: number) => {
    studio ??= import('./serve-studio')
      .then(({ openStudioFor }) => openStudioFor({ merchants: defaultMerchants, port: onPort, environment }))
      .catch((error: unknown) => {
        studio = undefined;
        throw error;
      });
    return studio;
  };
  const server = await startServer({
    root: sitesFolder,
    sandbox,
    merchants,
    port,
    studio: async (request) => {
      const opened = await openedStudio(Number(new URL(request.url).port)).catch(notOpened);
      return opened instanceof Response ? opened : opened.fetch(request);
    },
  }).catch(async (error: NodeJS.ErrnoException) => {
    await sandbox.close();
    throw error.code === 'EADDRINUSE' ? portTaken(port) : error;
  });
  return {
    report,
    operatorUrl: server.url,
    studioUrl: `${server.url}studio`,
    malls: merchants.map(({ id, name }) => ({ id, name, url: server.siteUrl(id) })),
    close: async () => {
      await server.close();
      await (await studio)?.close();
      await sandbox.close();
    },
  };
}

function notOpened(error: unknown): Response {
  complainOf(error);
  return new Response('The studio could not open. The terminal says why. Reload to try again.', {
    status: 500,
  });
}

async function builtMerchants({ sites }: BuildReport, environment: EnvironmentSources) {
  if (sites.length === 0) return { merchants: [], payloadKey: () => '' };
  const { merchants } = await loadMerchants(
    defaultMerchants,
    sites.map(({ merchant }) => merchant),
  );
  const environments = new Map(merchants.map((each) => [each.id, environmentOf(each, environment)]));
  return {
    merchants: merchants.map((each): SandboxMerchant => sandboxMerchantOf(each)),
    payloadKey: (id: string) => environments.get(id)?.payloadKey ?? '',
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Failure(`PORT must be a port number, not '${text}'.`);
  return port;
}

function unusable(db: string, error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof UnusableDatabase) return new Failure(error.message);
  if (!('code' in error)) return error;
  return new Failure(
    `The database ${withoutSecrets(db)} cannot be used: ${error.message}. SANDBOX_DATABASE_URL must be an address such as file:sandbox.db. With an embedded file, npm start -- --fresh starts over.`,
  );
}

/** For example a port below 1024, which some systems reserve for the administrator. */
function portRefused(port: number, error: unknown): Failure {
  const reason = error instanceof Error ? error.message : String(error);
  return new Failure(`Port ${port} cannot be used (${reason}). Choose another: PORT=4173 npm start`);
}

function portTaken(port: number): Failure {
  return new Failure(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
}
