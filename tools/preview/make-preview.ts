import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '../../build/brand/merchant';
import { loadTemplates } from '../../build/brand/templates';
import { compileTarget } from '../../build/core/browsers/promise';
import { compile } from '../../build/core/compile';
import { hashFolder } from '../../build/core/inputs';
import { folderMemo, type Memo } from '../../build/core/memo';
import { isCopy } from '../../build/core/site-file';
import { memoFolder } from '../../build/core/tidy-cache';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { type BrandTools, brandDraft } from '../shared/branded-draft';
import { bundle } from '../shared/bundle';
import { screens } from '../shared/screens';
import { type DemoAnswers, recordDemo } from './demo-answers';
import { type PreviewFacts, previewFolder } from './facts';
import { pageFiles, previewPage } from './preview-page';

export type PreviewTools = Pick<BrandTools, 'core' | 'templates' | 'memo'>;

/** Those of a command. Compiles the app unless the cache has it. */
export async function previewTools(): Promise<PreviewTools> {
  const { core } = await compile({ root: projectRoot, cache: cacheFolder });
  return { core, templates: await loadTemplates(), memo: folderMemo(memoFolder(cacheFolder)) };
}

/** A last day for what people look at longer than at a preview, such as a poster. */
export const always = '9999-12-31';

/** No address or key of the real mall's services. */
export const previewEnvironment = { variables: {}, file: {}, api: '/api' };

/** Files by their paths in the folder. */
export type PreviewFiles = ReadonlyMap<string, Buffer>;

/**
 * A mall's real app on demo data, as files for any static server. The same inputs give the same bytes.
 *
 * @param until YYYY-MM-DD, the last day on which it shows the app
 */
export async function makePreview(
  merchant: Merchant,
  until: string,
  tools: PreviewTools,
): Promise<PreviewFiles> {
  return previewOn(await recordDemo(merchant), merchant, until, tools);
}

/** The same with answers that were recorded before. */
export async function previewOn(
  demo: DemoAnswers,
  merchant: Merchant,
  until: string,
  tools: PreviewTools,
): Promise<PreviewFiles> {
  const { core } = tools;
  const draft = await brandDraft(withoutServices(merchant), { ...tools, environment: previewEnvironment });
  const addresses = ['/', ...screens.map(({ path }) => path)];
  const { id } = merchant;
  const { recordedOn, sessions } = demo;
  const facts: PreviewFacts = { id, until, recordedOn, sessions, addresses };
  const html = draft.made.get('/index.html')?.bytes.toString('utf8') ?? '';
  const page = Buffer.from(previewPage(html, draft.brand, draft.script, facts));

  const files = new Map<string, Buffer>();
  for (const { path, source } of draft.carried.values()) {
    if (!isCopy(path) && path !== core.serviceWorker) files.set(path, await readFile(source));
  }
  for (const { path, bytes } of draft.made.values())
    if (path !== 'manifest.webmanifest') files.set(path, bytes);
  for (const address of addresses) files.set(`${address.slice(1)}/index.html`.replace(/^\//, ''), page);
  files.set('404.html', page);
  files.set(pageFiles.script, await pageScript(tools.memo));
  files.set(pageFiles.style, await readFile(join(projectRoot, 'tools/preview/page/preview.css')));
  files.set(pageFiles.start, Buffer.from(draft.script));
  files.set(tile, Buffer.from(emptyTile));
  for (const [call, answers] of Object.entries(demo.answers))
    files.set(`${previewFolder}/answers/${call}.json`, Buffer.from(JSON.stringify(answers)));
  for (const [path, bytes] of demo.pictures) files.set(path, bytes);
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const tile = `${previewFolder}/tile.svg`;
const emptyTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#e9ecf1"/><path d="M0 128h256M128 0v256" stroke="#fff" stroke-width="6"/></svg>';

/** No push messages, no pictures of other hosts, and streets that nobody has to ask for. */
function withoutServices(merchant: Merchant): Merchant {
  const maps = { tileUrl: `/${tile}?{z}-{x}-{y}`, attribution: '' };
  return { ...merchant, config: { ...merchant.config, integrations: { maps } } };
}

/** The script of a preview's pages, for the same browsers as the app. Throws what Vite throws. */
async function pageScript(memo: Memo): Promise<Buffer> {
  const folders = ['tools/preview', 'src/contract', 'src/lib'];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  return memo(['preview 1', ...lines.flat()], compileScript);
}

async function compileScript(): Promise<Buffer> {
  const input = join(projectRoot, 'tools/preview/page/page.ts');
  const { js } = await bundle({
    build: {
      target: compileTarget,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  return Buffer.from(js);
}
