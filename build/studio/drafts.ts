import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Brand } from '@/brand/brand';
import { iconPaths } from '../brand/icon-paths';
import { brandPage } from '../brand/page';
import { carriedFiles } from '../brand/prune';
import { securityHeaders } from '../brand/security-headers';
import { switchedOff } from '../brand/switched-off';
import type { Core } from '../core/core';
import type { Memo } from '../core/memo';
import { pageLinks } from '../core/page-links';
import type { MadeFile, SharedFile } from '../core/site-file';
import { type EnvironmentSources, environmentOf } from '../environment';
import { loadMerchants } from '../load';
import { configName, type UnsavedFiles } from '../load-folder';
import type { Merchant } from '../merchant';
import { maxConfigBytes, readMerchantFile } from '../read-merchant-file';
import type { Templates } from '../templates';
import { changesOf } from './draft-changes';
import { draftProblems } from './draft-problems';
import type { DraftAnswer, DraftLook, DraftProblem } from './wire';

/** A mall as it would be built from the draft: its own files and those of the app that it carries. */
export interface BrandedDraft {
  merchant: Merchant;
  brand: Brand;
  made: ReadonlyMap<string, MadeFile>;
  carried: ReadonlyMap<string, SharedFile>;
  /** The headers that the published site would have. */
  headers: Readonly<Record<string, string>>;
}

export interface DraftTools {
  /** Folder of the merchants. */
  merchants: string;
  core: Core;
  templates: Templates;
  memo: Memo;
  environment: EnvironmentSources;
  /** Called with every draft that can be shown, before it is. */
  onDraft(merchant: Merchant): void;
}

export interface Drafts {
  /** Checks a draft and, if it has no errors, brands it. The compiled app stays as it is. */
  put(id: string, unsaved: UnsavedFiles): Promise<DraftAnswer>;
  /** The last draft of a mall without errors. Without one, the folder as it is on the disk. */
  shown(id: string): Promise<BrandedDraft | undefined>;
  /** How a mall would look that has no folder yet. Its pictures are in the addresses themselves. */
  sketch(merchant: Merchant): Promise<DraftLook>;
}

export function openDrafts(tools: DraftTools): Drafts {
  const drafts = new Map<string, BrandedDraft>();
  const put = async (id: string, unsaved: UnsavedFiles): Promise<DraftAnswer> => {
    if (unsaved[configName] && !existsSync(join(tools.merchants, id))) return { problems: [folderGone] };
    const { merchants, problems } = await loadMerchants(tools.merchants, [id], { [id]: unsaved });
    const text = unsaved[configName]?.toString('utf8') ?? '';
    const onDisk = readMerchantFile(join(tools.merchants, id), configName, maxConfigBytes);
    const { remove } = changesOf('bytes' in onDisk ? onDisk.bytes : undefined, unsaved);
    const own = draftProblems(
      problems.filter(({ merchant, file }) => merchant === id && !remove.includes(basename(file))), // a save removes these
      text,
    );
    const [merchant] = merchants;
    if (!merchant) return { problems: own };
    const draft = await brandDraft(merchant, tools);
    drafts.set(id, draft);
    tools.onDraft(merchant);
    return { problems: own, look: lookOf(draft, (path, file) => pictureAddress(id, path, file)) };
  };
  return {
    put,
    shown: async (id) => {
      if (!drafts.has(id)) await put(id, {});
      return drafts.get(id);
    },
    sketch: async (merchant) => lookOf(await brandDraft(merchant, tools), dataAddress),
  };
}

/** Somebody has removed the folder while the mall was open. */
const folderGone: DraftProblem = {
  path: [],
  file: '',
  severity: 'error',
  message: "This mall's folder is gone.",
  fix: 'press Download folder: it has merchant.json as it is here, and the files that were not saved',
};

async function brandDraft(merchant: Merchant, tools: DraftTools): Promise<BrandedDraft> {
  const { core, templates, memo } = tools;
  const environment = environmentOf(merchant, tools.environment);
  const links = pageLinks(core.chunks);
  const { brand, files } = await brandPage({
    merchant,
    environment,
    templates,
    memo,
    links,
    css: core.entryCss,
  });
  const carried = carriedFiles(core, switchedOff(merchant.config));
  const imageHosts = merchant.config.integrations.images?.hosts ?? [];
  return {
    merchant,
    brand,
    made: new Map(files.map((file) => [`/${file.path}`, file])),
    carried: new Map(carried.map((file) => [`/${file.path}`, file])),
    headers: securityHeaders(brand, imageHosts, templates.headStart),
  };
}

function lookOf(
  { brand, made }: BrandedDraft,
  addressOf: (path: string, file: MadeFile | undefined) => string,
): DraftLook {
  const manifest = JSON.parse(made.get('/manifest.webmanifest')?.bytes.toString('utf8') ?? '{}') as Record<
    string,
    string
  >; // we wrote it ourselves
  const address = (path: string) => addressOf(path, made.get(`/${path}`));
  return {
    name: brand.name,
    programName: brand.programName,
    shortName: manifest.short_name ?? '',
    background: brand.palette.globalBackground,
    statusBar: brand.palette.top,
    logo: address(brand.logo.slice(1)),
    icon: address(iconPaths.icon512),
    maskable: address(iconPaths.maskable512),
    appleTouch: address(iconPaths.appleTouch),
    favicon: address(made.has(`/${iconPaths.faviconSvg}`) ? iconPaths.faviconSvg : iconPaths.icon192), // no SVG of a PNG
  };
}

/** The content's hash makes a new address, so that a changed icon shows at once. */
function pictureAddress(id: string, path: string, file: MadeFile | undefined): string {
  return `/studio/malls/${id}/pictures/${path}?${file?.sha256.slice(0, 12) ?? ''}`;
}

function dataAddress(path: string, file: MadeFile | undefined): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${file?.bytes.toString('base64') ?? ''}`;
}
