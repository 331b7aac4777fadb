import { join } from 'node:path';
import { loadMerchant } from '../../build/config/load';
import { type EnvironmentSources, environmentOf } from '../../build/environment/environment';
import type { ListOptions } from '../../build/fleet/list-malls';
import { displayPath } from '../../build/shared/display-path';
import { Failure } from '../../build/shared/failure';
import { cacheFolder, defaultOut, projectRoot, studioHistory } from '../../build/shared/project';
import { ownRequest } from '../../sandbox/server/own-request';
import { hostRecord } from '../launch/list/host-record';
import { launchListApart } from '../launch/list/list-apart';
import { makeSecret, secretParameter } from '../publishing/owner';
import { listen } from '../shared/listen';
import { takePictures } from '../shared/take-pictures';
import { openStudio, type Studio } from '../studio/open-studio';
import { checkMallsApart } from './check-malls';
import { openMallIndex } from './mall-index';
import { openedStanding } from './opened-standing';
import { studioBackend } from './studio-sandboxes';

export interface ServeStudioOptions {
  merchants: string;
  /** 0 for any free port. */
  port: number;
  environment: EnvironmentSources;
  /** Where the studio keeps what it knows of the malls. */
  home?: string;
  /** Holds `publish.json`. */
  repository?: string;
  /** The folder of the built sites. */
  out?: string;
}

/**
 * The studio with sandboxes of its own, for a page on this port.
 *
 * @param secret without one, it publishes nothing
 */
export async function openStudioFor(options: ServeStudioOptions, secret?: string): Promise<Studio> {
  const { merchants, port, environment, home = studioHistory } = options;
  const { repository = projectRoot, out = defaultOut } = options;
  // What the mall will have, and not what the sandbox gives it
  const { insteadOfConfig: _backend, defaultPushKey: _key, ...ofMall } = environment;
  const inPreview = { ...environment, api: '/api' }; // always the studio's sandbox, whatever the environment says
  const backend = studioBackend(inPreview);
  const list: ListOptions = { merchants, home, environment: ofMall };
  const index = openMallIndex(merchants, home, (found) => checkMallsApart(list, found));
  const studio = await openStudio({
    merchants,
    home,
    root: projectRoot,
    cache: cacheFolder,
    environment: inPreview,
    listMalls: index.list,
    standingOf: (id) => openedStanding(list, id),
    backend,
    takePictures,
    // loads with the first preview, because most days have none
    makePreview: async (...made) => (await import('../preview/make-preview')).makePreview(...made),
    previewFolder: async ({ id }, until, files) => {
      const { requirePreviewFolder, writePreview } = await import('../preview/preview-folder');
      const folder = join(projectRoot, '.preview', id);
      await requirePreviewFolder(folder, merchants);
      await writePreview(folder, { merchant: id, until }, new Map(files));
      return displayPath(folder);
    },
    listLaunch: (id) => launchListApart({ merchants, id, out, environment: ofMall, resolve: new Map() }),
    publishing:
      secret === undefined
        ? undefined
        : {
            secret,
            merchants,
            out,
            repository,
            home,
            environment: ofMall,
            askHost: (host) => hostRecord({ resolve: new Map() }, host),
            writePlay: async (id, folder) => {
              const { merchant } = await loadMerchant(merchants, id);
              const { writeStore } = await import('../launch/store/write-store');
              const { files } = await writeStore({
                merchant,
                merchants,
                environment: environmentOf(merchant, ofMall),
                out: folder,
              });
              return files;
            },
          },
    port,
  });
  return {
    fetch: studio.fetch,
    close: async () => {
      await studio.close();
      await backend.close();
    },
  };
}

/** A server for the studio alone, on loopback. Who opens `ownerUrl` may publish. Throws `Failure` when it cannot use the port. */
export async function serveStudio(
  options: ServeStudioOptions,
): Promise<{ url: string; ownerUrl: string; close(): Promise<void> }> {
  const secret = makeSecret();
  let studio: Studio | undefined;
  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return Response.redirect(new URL('/studio', request.url), 302);
    return (await studio?.fetch(ownRequest(request))) ?? new Response('Starting\n', { status: 503 });
  }, options.port).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'EADDRINUSE'
        ? `Port ${options.port} is in use. Stop the program that uses it, or choose another with --port.`
        : `Port ${options.port} cannot be used (${error.code}). Choose another with --port.`,
    );
  });
  const port = Number(new URL(server.origin).port);
  const close = async () => {
    await server.close();
    await studio?.close();
  };
  try {
    studio = await openStudioFor({ ...options, port }, secret);
  } catch (error) {
    await close();
    throw error;
  }
  const url = `${server.origin}/studio`;
  return { url, ownerUrl: `${url}?${secretParameter}=${secret}`, close };
}
