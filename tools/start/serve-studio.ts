import type { EnvironmentSources } from '../../build/environment/environment';
import { Failure } from '../../build/shared/failure';
import { cacheFolder, defaultOut, projectRoot, studioHistory } from '../../build/shared/project';
import { ownRequest } from '../../sandbox/server/own-request';
import { launchListApart } from '../launch/list/list-apart';
import { listen } from '../shared/listen';
import { takePictures } from '../shared/take-pictures';
import { openStudio, type Studio } from '../studio/open-studio';
import { studioBackend } from '../studio/preview/sandbox-backend';

export interface ServeStudioOptions {
  merchants: string;
  /** 0 for any free port. */
  port: number;
  environment: EnvironmentSources;
  /** Where the history of the malls is kept. */
  history?: string;
}

/** The studio with sandboxes of its own, for a page on this port. */
export async function openStudioFor(options: ServeStudioOptions): Promise<Studio> {
  const { merchants, port, environment, history = studioHistory } = options;
  // What the mall will have, and not what the sandbox gives it
  const { insteadOfConfig: _backend, defaultPushKey: _key, ...ofMall } = environment;
  const inPreview = { ...environment, api: '/api' }; // always the studio's sandbox, whatever the environment says
  const backend = studioBackend(inPreview);
  const studio = await openStudio({
    merchants,
    history,
    root: projectRoot,
    cache: cacheFolder,
    environment: inPreview,
    backend,
    takePictures,
    // loads with the first preview, because most days have none
    makePreview: async (...made) => (await import('../preview/make-preview')).makePreview(...made),
    listLaunch: (id) =>
      launchListApart({ merchants, id, out: defaultOut, environment: ofMall, resolve: new Map() }),
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

/** A server for the studio alone, on loopback. Throws `Failure` when it cannot use the port. */
export async function serveStudio(
  options: ServeStudioOptions,
): Promise<{ url: string; close(): Promise<void> }> {
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
    studio = await openStudioFor({ ...options, port });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `${server.origin}/studio`, close };
}
