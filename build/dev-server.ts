import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import Handlebars from 'handlebars';
import { getMimeType } from 'hono/utils/mime';
import { createServer, type ViteDevServer } from 'vite';
import { brandPage } from './brand/page';
import { loadTemplates } from './brand/templates';
import { defaultsName } from './config/defaults';
import { loadMerchants } from './config/load';
import { folderMemo } from './core/memo';
import type { MadeFile } from './core/site-file';
import { memoFolder } from './core/tidy-cache';
import { viteConfig } from './core/vite-config';
import { type EnvironmentSources, environmentOf } from './environment/environment';
import { Failure } from './shared/failure';
import { problemsText } from './shared/problem';

export interface DevServerOptions {
  /** The folder of all merchants, and the id of the merchant that is shown. */
  merchants: string;
  id: string;
  environment: EnvironmentSources;
  root: string;
  cache: string;
  /** 0 for any free port. */
  port: number;
  /** Answers `/api/*`. */
  api: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called when the server closes. Vite also closes it by itself, at SIGTERM and at the end of its input. */
  onClose: () => Promise<void>;
}

/** The files that a page loads from Vite's dev server. Vite adds its own scripts. */
const links = { scripts: ['src/main.tsx'], styles: [], preloads: [], screens: {}, restoring: [] };

/**
 * Vite's dev server for one merchant, with hot reload. The page comes from the template that every site uses; icons and
 * manifest are the same as in a build.
 * Throws `Failure` when it cannot use the port.
 */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const config = viteConfig(options.root);
  const server = await createServer({
    ...config,
    server: { port: options.port, host: '127.0.0.1', fs: await servedFiles(options.root) },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'merchant-page',
        configureServer: (server) => {
          reloadOnEdit(server, options);
          server.middlewares.use((request, response, next) => {
            if (/^\/api(\/|$)/.test(request.url ?? '')) options.api(request, response);
            else next();
          });
          return () => {
            server.middlewares.use((request, response, next) => {
              answer(server, request, response, options).catch(next);
            });
          };
        },
        closeBundle: options.onClose,
      },
    ],
  });
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw isAboutPort(error)
      ? new Failure(`Port ${options.port} cannot be used (${error.message}). Choose another with --port.`)
      : error;
  }
}

/**
 * What pages may load from this machine: the app's modules and its packages. The rest of the repository stays closed:
 * keys, the sandbox's database, other merchants. `deny` also covers files among the modules.
 */
async function servedFiles(root: string) {
  const packages = join(root, 'node_modules');
  return {
    strict: true,
    allow: [join(root, 'src'), packages, await realpath(packages)], // the folder may be a link
    deny: ['.env*', '.npmrc', '*.{crt,cer,der,key,pem,pfx,p12,db}', '**/.git/**', '**/.sandbox/**'],
  };
}

/** Whether the system refused the port, or Vite found no free port from this one up. */
function isAboutPort(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || error.message.startsWith('No available port'));
}

/** Vite does not notice changes of a merchant's files and of templates by itself, because they are not modules. */
function reloadOnEdit(server: ViteDevServer, { merchants, id, root }: DevServerOptions): void {
  const folders = [join(merchants, id), join(root, 'templates')];
  const shared = join(merchants, defaultsName);
  server.watcher.add([...folders, shared]);
  // Some editors replace a file instead of changing it.
  server.watcher.on('all', (_event, path) => {
    const isWatched = path === shared || folders.some((folder) => path.startsWith(folder + sep));
    if (isWatched) server.ws.send({ type: 'full-reload' });
  });
}

/** One of the page's files, or else the page itself: an address that Vite did not answer is a screen. */
async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  options: DevServerOptions,
): Promise<void> {
  const url = request.url ?? '/';
  const path = new URL(url, 'http://localhost').pathname.slice(1);
  const page = await pageFiles(options);
  if (typeof page === 'string') {
    const html = await server.transformIndexHtml(url, problemPage(page));
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return;
  }
  const file = page.find((each) => each.path === path && path !== 'index.html');
  if (file) {
    const type = getMimeType(path) ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(file.bytes);
    return;
  }
  const index = page.find((each) => each.path === 'index.html');
  const html = await server.transformIndexHtml(url, index?.bytes.toString('utf8') ?? '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Vite adds its client to this page too, so the app comes back after an edit. */
function problemPage(problems: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>This mall cannot be shown</title></head>
<body>
<h1>This mall cannot be shown</h1>
<pre style="white-space: pre-wrap">${Handlebars.escapeExpression(problems)}</pre>
<p>The app comes back as soon as the files are saved without these mistakes.</p>
</body>
</html>
`;
}

/** The page for the merchant's folder as it is now, or the problems of that folder. */
async function pageFiles({
  merchants,
  id,
  environment,
  cache,
}: DevServerOptions): Promise<MadeFile[] | string> {
  const { merchants: found, problems } = await loadMerchants(merchants, [id]);
  const merchant = found[0];
  if (!merchant) return problemsText(problems);
  const { files } = await brandPage({
    merchant,
    environment: environmentOf(merchant, environment),
    templates: await loadTemplates(),
    memo: folderMemo(memoFolder(cache)),
    links,
    css: '', // Vite adds it together with its script
    parts: { script: '', login: '' }, // there is no compile
    hasPolicy: false, // hot reload needs inline scripts
  });
  return files;
}
