import vite from 'vite/package.json' with { type: 'json' };
import builder from '../../package.json' with { type: 'json' };
import { byPath, entryOf, type FileEntry } from '../core/site-file';

export interface BuildRecord {
  merchant: string;
  /** sha256 of the merchant's folder as it was understood. */
  config: string;
  /** sha256 of the compiled core. */
  core: string;
  tools: Record<string, string>;
  /** Every file of the site but this one, by path. */
  files: FileEntry[];
}

export const buildRecordPath = 'build.json';

/** `build.json`: what a site was made from and consists of (docs/hosting.md#what-stands-in-distid). */
export function buildJson(record: Omit<BuildRecord, 'tools'>): string {
  const tools = { builder: builder.version, node: process.versions.node, vite: vite.version };
  const { merchant, config, core, files } = record;
  return `${JSON.stringify({ merchant, config, core, tools, files: files.map(entryOf).sort(byPath) }, null, 1)}\n`;
}
