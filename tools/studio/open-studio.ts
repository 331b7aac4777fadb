import { join } from 'node:path';
import type { Merchant } from '../../build/brand/merchant';
import { loadTemplates } from '../../build/brand/templates';
import { compile } from '../../build/core/compile';
import { folderMemo } from '../../build/core/memo';
import { memoFolder } from '../../build/core/tidy-cache';
import type { EnvironmentSources } from '../../build/environment/environment';
import { openJobs, secretsIn } from '../publishing/jobs';
import type { PublishSettings } from '../publishing/standing';
import type { BrandTools } from '../shared/branded-draft';
import { type Listening, listen } from '../shared/listen';
import type { NamedBytes } from '../shared/zipped';
import type { MallOptions } from './mall-routes';
import { openDrafts } from './preview/drafts';
import { answerPreview } from './preview/preview';
import type { StudioBackend } from './preview/studio-backend';
import { type RouteOptions, studioRoutes } from './routes';
import { openHistory } from './saving/history';
import { openFieldsIn } from './saving/open-fields';
import { type StudioUi, uiBundle } from './ui-bundle';

/** Beside the folder of the merchants, only `home` and `cache` are ever written. */
export interface StudioOptions
  extends Pick<MallOptions, 'merchants' | 'home' | 'takePictures' | 'listLaunch' | 'standingOf'>,
    Pick<RouteOptions, 'listMalls'> {
  root: string;
  cache: string;
  /** That of the previews. */
  environment: EnvironmentSources;
  /** Writes a preview for the client into a folder, and gives its path. */
  previewFolder: (merchant: Merchant, until: string, files: NamedBytes) => Promise<string>;
  backend: StudioBackend;
  makePreview: (
    merchant: Merchant,
    until: string,
    tools: Omit<BrandTools, 'environment'>,
  ) => Promise<NamedBytes>;
  /** How it publishes, and the secret of who may. None: it publishes nothing. */
  publishing?: (PublishSettings & { secret: string }) | undefined;
  /** The port of the studio's page, which frames the previews. */
  port: number;
}

export interface Studio {
  /** Answers everything below `/studio`. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The studio, and a server on a port of its own for the preview of each mall that is opened. So each preview has an
 * origin of its own, as each mall has (docs/decisions/0065-studio.md).
 */
export async function openStudio(options: StudioOptions): Promise<Studio> {
  const { merchants, root, cache, environment, backend, makePreview, port } = options;
  const [{ core }, templates] = await Promise.all([compile({ root, cache }), loadTemplates()]);
  const history = openHistory(options.home, merchants);
  const open = openFieldsIn(options.home, merchants);
  const tools = { core, templates, memo: folderMemo(memoFolder(cache)) };
  const drafts = openDrafts({ ...tools, merchants, environment, history, backend });
  // Once, because a page of newer files would not fit this server
  let compiled: Promise<StudioUi> | undefined;
  const ui = () => {
    compiled ??= uiBundle(cache).catch((error: unknown) => {
      compiled = undefined;
      throw error;
    });
    return compiled;
  };
  const framedBy = [`http://localhost:${port}`];
  const previews = new Map<string, Promise<Listening>>();
  const previewOf = (id: string) => {
    const known = previews.get(id);
    if (known) return known;
    const made = listen((request) => answerPreview({ drafts, framedBy, backend, ui }, id, request));
    previews.set(id, made);
    return made;
  };
  const { publishing } = options;
  const secrets = secretsIn({ ...environment.file, ...environment.variables });
  const jobs = publishing && openJobs(join(publishing.home, 'jobs.lock'), secrets);
  const routes = studioRoutes({
    ...options,
    secret: publishing?.secret,
    publishing: publishing && jobs && { settings: publishing, jobs },
    drafts,
    history,
    open,
    ui,
    members: backend.members,
    states: backend.states,
    previewOrigin: async (id) => (await previewOf(id)).origin,
    makePreview: (merchant, until) => makePreview(merchant, until, tools),
    previewFolder: async (merchant, until) =>
      options.previewFolder(merchant, until, await makePreview(merchant, until, tools)),
  });
  return {
    fetch: async (request) => routes.fetch(request),
    close: async () => {
      await jobs?.close();
      for (const preview of previews.values()) await (await preview).close();
    },
  };
}
