import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import type { Templates } from '../brand/templates';
import type { Core } from '../core/core';
import { isCopy, type SiteFile } from '../core/site-file';
import { fileStart } from '../diagnostics/finding';
import { type JsonDocument, type Path, readJsonDocument } from '../diagnostics/json-document';
import { decodeText, maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import type { Environment } from '../environment/environment';
import { displayPath } from '../shared/display-path';
import { Failure } from '../shared/failure';
import type { Problem } from '../shared/problem';
import type { Belongings } from './belongings';
import { isText, merchantIdsIn, merchantIdsInCode } from './merchant-ids';
import { type Hits, secretSearch } from './secret-search';
import { type Secret, soughtOf } from './secrets';
import { few, type LeakSearch, leakSearch, told } from './site-leaks';

/** Makes sure that no site shows what belongs to another merchant (docs/decisions/0061-isolation.md). */
export interface Gate {
  /** Names that cannot be looked for, because the app itself says them. */
  warnings: Problem[];
  /** The errors of malls whose host or address is a word of the app's code. Their sites must not be built. */
  refused: Problem[];
  /** Throws `Failure` when a site holds something of another merchant. */
  check(merchant: Merchant, environment: Environment, files: readonly SiteFile[]): Promise<void>;
  /** Says what files hold of other merchants. */
  leaksIn: LeakSearch;
}

interface Surroundings {
  /** Folder of the merchants. */
  dir: string;
  core: Core;
  templates: Templates;
}

/**
 * Searches what all sites share, once. Throws `Failure` when something of a merchant is there that is no chance hit,
 * because then no site may be published.
 */
export async function isolationGate(
  everybody: readonly Belongings[],
  { dir, core, templates }: Surroundings,
): Promise<Gate> {
  const sought = soughtOf(everybody);
  const found = lookThrough(core, templates.words, secretSearch(sought.secrets));

  const leaked = sought.secrets.filter((secret) => found.meant.has(secret)).map(told);
  leaked.push(...[...found.ids].filter((id) => sought.ids.has(id)).map((id) => `the id ${id}`));
  if (leaked.length > 0)
    throw new Failure(`The app itself contains ${few(leaked)}. No site may contain that.`);

  const inShared = sought.secrets.filter((secret) => found.secrets.has(secret));
  // programme and icon may share a name
  const different = new Map(
    inShared.map((secret) => [`${secret.owner} ${secret.kind} ${secret.text}`, secret]),
  );
  const said = [...different.values()].map((secret) => saidByApp(dir, secret));
  const common = { secrets: found.secrets, ids: merchantIdsIn(templates.words) };
  const leaksIn = leakSearch(sought, common);
  return {
    warnings: said.filter(({ severity }) => severity === 'warning'),
    refused: said.filter(({ severity }) => severity === 'error'),
    check: async (merchant, environment, files) => {
      const made = files.filter((file) => 'bytes' in file);
      const plain = made.filter(({ path }) => !isCopy(path));
      const leaks = leaksIn(merchant, environment, plain);
      if (leaks.length > 0) {
        throw new Failure(
          `The site would show what belongs to another mall: ${few(leaks)}. So it is not published. If both malls may show it, write it into both configs. If not, look for it in the app and in the templates.`,
        );
      }
    },
    leaksIn,
  };
}

/** What is in the files that all sites share. */
interface SharedHits extends Hits {
  ids: Set<string>;
}

/** Searches the core, and the words of the templates (`words`). */
function lookThrough(
  { files, entryCss, page }: Core,
  words: string,
  hitsIn: (bytes: Buffer) => Hits,
): SharedHits {
  const found: SharedHits = { secrets: new Set(), meant: new Set(), ids: new Set() };
  const look = (path: string, bytes: Buffer) => {
    const hits = hitsIn(bytes);
    for (const secret of hits.secrets) found.secrets.add(secret);
    for (const secret of hits.meant) found.meant.add(secret);
    if (isText(path)) for (const id of merchantIdsInCode(bytes.toString('latin1'))) found.ids.add(id);
  };
  look('templates.js', Buffer.from([entryCss, page.script, page.login, words].join('\n')));
  for (const { path, source } of files) if (!isCopy(path)) look(path, readFileSync(source));
  return found;
}

/**
 * What is wrong with a word of a mall that the app itself says. No build can look for such a name, which is a warning. A
 * host or an address is refused. Only that mall is, because anybody can write any word into a config.
 *
 * @param dir folder of the merchants
 */
export function saidByApp(dir: string, secret: Secret): Problem {
  const { owner, kind, text } = secret;
  const place = placeOf(join(dir, owner), secret);
  if (kind === 'name') {
    const message = `The app itself says ${JSON.stringify(text)}, so no build can tell whether that name is in another mall's site.`;
    const fix = 'choose a name that only this mall has, or keep it: its own site is right either way';
    return { merchant: owner, ...place, severity: 'warning', message, fix };
  }
  const message = `The ${kind} ${JSON.stringify(text)} is a word in the code of every site, so it cannot be this mall's own.`;
  const own =
    kind === 'host' ? 'write the host of this mall' : "write the address of this mall's own backend";
  const fix = `${own}; if it is right, a programmer must take it out of the app`;
  return { merchant: owner, ...place, severity: 'error', message, fix };
}

/** Where a merchant's config says this. If that is not known, the beginning of the file. */
function placeOf(folder: string, secret: Secret) {
  const read = readMerchantFile(folder, 'merchant.json', maxConfigBytes);
  const decoded = 'bytes' in read ? decodeText(read.bytes) : undefined;
  const document = decoded && 'text' in decoded ? readJsonDocument(decoded.text) : undefined;
  const key = document && keysOf(secret, document).find((path) => document.valueAt(path) === secret.text);
  const position = (key && document?.locate(key)) ?? fileStart;
  return { file: displayPath(join(folder, 'merchant.json')), ...position };
}

/** The keys of a config that may give it. */
function keysOf({ kind, text }: Secret, document: JsonDocument): Path[] {
  if (kind === 'name') return [['name'], ['program', 'name'], ['manifest', 'shortName']];
  const hosts = document.valueAt(['hosts']);
  return kind === 'host' && Array.isArray(hosts) ? [['hosts', hosts.indexOf(text)]] : [['api', 'baseUrl']];
}
