import vite from 'vite/package.json' with { type: 'json' };
import builder from '../../package.json' with { type: 'json' };
import { byPath, entryOf, type FileEntry, type SiteFile } from '../core/site-file';

import type { PageMaker } from './page-maker';

export interface BuildRecord {
  merchant: string;
  /** sha256 of what the builder read from the merchant's folder and environment. */
  config: string;
  /** sha256 of the compiled core. */
  core: string;
  /** The mall gets a new core before the others. Missing where it waits for them. */
  ring?: 'canary' | undefined;
  /** The hosts that show the site. */
  hosts: readonly string[];
  /** The path of its backend on the mall's own origin. Missing where the backend is elsewhere. */
  api?: string | undefined;
  made: PageMaker;
  tools: Record<string, string>;
  /** Every file of the site except this one, sorted by path. */
  files: RecordedFile[];
}

/** `own`: no other mall has it. All the rest are the core's. */
export type RecordedFile = FileEntry & { own?: true };

export const buildRecordPath = 'build.json';

/** Beside it: what publishing kept of earlier releases. It is no part of the site that was built. */
export const keptRecordPath = 'kept.json';

/** `build.json`: what a site was made from and consists of (docs/hosting.md#what-stands-in-distid). */
export function buildJson({ files, ...record }: Parts): string {
  const tools = { builder: builder.version, node: process.versions.node, vite: vite.version };
  const { merchant, config, core, ring, hosts, api, made } = record;
  const listed = [...files].sort(byPath).map(recorded);
  return `${JSON.stringify({ merchant, config, core, ring, hosts, api, made, tools, files: listed })}\n`;
}

type Parts = Omit<BuildRecord, 'tools' | 'files'> & { files: readonly SiteFile[] };

function recorded(file: SiteFile): RecordedFile {
  return 'bytes' in file ? { ...entryOf(file), own: true } : entryOf(file);
}
