import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { backendFindings } from './diagnostics/backend-findings';
import { checkConfig } from './diagnostics/check-config';
import { errorAt, type Finding, warningAt } from './diagnostics/finding';
import { type JsonDocument, readJsonDocument } from './diagnostics/json-document';
import { logoFindings, maxLogoBytes } from './diagnostics/logo-findings';
import { nearest } from './diagnostics/nearest';
import { paletteFindings } from './diagnostics/palette-findings';
import { fileStart, type Position } from './diagnostics/position';
import { displayPath } from './display-path';
import type { Merchant } from './merchant';
import type { Problem } from './problem';
import { decodeText, type MerchantFile, readMerchantFile, tooLarge } from './read-merchant-file';

/** The result of reading one merchant's folder. */
export interface LoadedFolder {
  id: string;
  /** Only there when the folder has no errors. */
  merchant?: Merchant;
  problems: Problem[];
  /** The logo's file, even if something else is wrong. */
  logo?: { name: string; bytes: Buffer };
  /** The hosts that `merchant.json` claims, with their places in the file. */
  hosts: readonly { host: string; position: Position }[];
}

export const configName = 'merchant.json';
const maxConfigBytes = 250_000;

/** Files of a merchant's folder that are not saved yet, by name. They count instead of the files on the disk. */
export type UnsavedFiles = Readonly<Record<string, Buffer>>;

/** Reads one merchant's folder and reports every mistake in it. Never throws, whatever the folder holds. */
export async function loadFolder(dir: string, id: string, unsaved: UnsavedFiles = {}): Promise<LoadedFolder> {
  const folder = join(dir, id);
  const readFile = (name: string, maxBytes: number) => readFolderFile(folder, name, maxBytes, unsaved);
  const problemsIn = (name: string, findings: readonly Finding[]): Problem[] =>
    findings.map((finding) => ({ merchant: id, file: displayPath(join(folder, name)), ...finding }));

  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error) {
    const message = `The folder cannot be read (${entries.code}).`;
    return {
      id,
      problems: problemsIn('', [errorAt(fileStart, message, 'check its permissions')]),
      hosts: [],
    };
  }
  const { document, findings: unreadable } = await readConfig(readFile, entries);
  if (!document) return { id, problems: problemsIn(configName, unreadable), hosts: [] };

  const { config, findings } = checkConfig(document);
  const backend = backendFindings(document);
  const colors = config ? paletteFindings(config.theme, document) : [];
  const logo = await readLogo(readFile, entries, config, document);
  const problems = [
    ...problemsIn(configName, [
      ...document.findings,
      ...findings,
      ...backend,
      ...colors,
      ...logo.configFindings,
    ]),
    ...problemsIn(logo.name, logo.findings),
    ...strayNames(entries, logo.name).flatMap((name) => problemsIn(name, [stray(name)])),
  ];
  const hosts = claimedHosts(document);
  if (!logo.bytes) return { id, problems, hosts };
  const read = { id, problems, hosts, logo: { name: logo.name, bytes: logo.bytes } };
  if (!config || problems.some(({ severity }) => severity === 'error')) return read;
  return { ...read, merchant: { id, config, logo: logo.bytes } };
}

type ReadFile = (name: string, maxBytes: number) => Promise<MerchantFile>;

/** A file that is not saved yet must keep the same limit as one on the disk. */
async function readFolderFile(
  folder: string,
  name: string,
  maxBytes: number,
  unsaved: UnsavedFiles,
): Promise<MerchantFile> {
  const bytes = Object.hasOwn(unsaved, name) ? unsaved[name] : undefined;
  if (!bytes) return readMerchantFile(folder, name, maxBytes);
  return bytes.length > maxBytes ? { finding: tooLarge(name, bytes.length, maxBytes) } : { bytes };
}

async function readConfig(
  read: ReadFile,
  entries: readonly Dirent[],
): Promise<{ document?: JsonDocument; findings: Finding[] }> {
  const file = await read(configName, maxConfigBytes);
  if ('finding' in file) return { findings: [file.finding] };
  if ('missing' in file) {
    const near = nearestFile(configName, entries);
    const fix = near ? `rename ${near} to ${configName}` : 'npm run merchant:new writes a complete folder';
    return { findings: [errorAt(fileStart, `${configName} is missing.`, fix)] };
  }
  const decoded = decodeText(file.bytes);
  if ('finding' in decoded) return { findings: [decoded.finding] };
  return { document: readJsonDocument(decoded.text), findings: [] };
}

interface Logo {
  name: string;
  bytes?: Buffer;
  /** Findings about the file. */
  findings: Finding[];
  /** Findings about the key that names the file. */
  configFindings: Finding[];
}

async function readLogo(
  read: ReadFile,
  entries: readonly Dirent[],
  config: MerchantConfig | undefined,
  document: JsonDocument,
): Promise<Logo> {
  const name = config?.logo ?? claimedLogo(document);
  const file = await read(name, maxLogoBytes);
  if ('bytes' in file) {
    return { name, bytes: file.bytes, findings: await logoFindings(file.bytes), configFindings: [] };
  }
  if ('finding' in file) return { name, findings: [file.finding], configFindings: [] };
  const near = nearestFile(name, entries) ?? entries.find((entry) => /\.svg$/i.test(entry.name))?.name;
  if (document.has(['logo'])) {
    const fix = near ? `did you mean ${near}?` : `put ${name} into the folder`;
    const missing = errorAt(
      document.locate(['logo']).position,
      `There is no file ${name} in the folder.`,
      fix,
    );
    return { name, findings: [], configFindings: [missing] };
  }
  const fix = near ? `rename ${near} to ${name}, or name it under "logo"` : `put the logo there as SVG`;
  return { name, findings: [errorAt(fileStart, `The logo ${name} is missing.`, fix)], configFindings: [] };
}

/** The logo's name. This also works for a config with other mistakes, so that the same run checks the logo. */
function claimedLogo({ value }: JsonDocument): string {
  const name = isObject(value) ? value.logo : undefined;
  return typeof name === 'string' && /^[\w-][\w.-]*\.svg$/.test(name) ? name : 'logo.svg';
}

function claimedHosts(document: JsonDocument): { host: string; position: Position }[] {
  const hosts = isObject(document.value) ? document.value.hosts : undefined;
  if (!Array.isArray(hosts)) return [];
  return hosts.flatMap((host: unknown, index) =>
    typeof host === 'string' ? [{ host, position: document.locate(['hosts', index]).position }] : [],
  );
}

function nearestFile(name: string, entries: readonly Dirent[]): string | undefined {
  const others = entries.map((entry) => entry.name).filter((other) => other !== name);
  return nearest(name, others);
}

function strayNames(entries: readonly Dirent[], logo: string): string[] {
  const known = [configName, logo];
  return entries
    .map(({ name }) => name)
    .filter((name) => !known.includes(name) && !name.startsWith('.'))
    .sort();
}

function stray(name: string): Finding {
  return warningAt(
    fileStart,
    `Nothing in ${configName} names ${name}, so it is not part of the site.`,
    'delete it',
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
