import { buildRecordPath } from '../../../build/brand/build-json';
import { type FileEntry, sha256 } from '../../../build/core/site-file';
import type { BuiltSite } from '../../../build/publish/store/built-site';
import { mapBounded } from '../../../build/shared/map-bounded';
import { shown } from '../../../build/shared/shown';
import { fewOf } from '../../../build/shared/words';
import { headersFor, parseHeadersFile } from '../../../serve/headers-file';
import { type Answer, type Asker, askerOf, NoAnswer } from './ask';
import { failed, type Item, ok } from './item';
import { httpPlacesOf, type Place, type Reach } from './place';

/** Something that a server does not do as promised, and what to do about it. */
interface Fault {
  text: string;
  todo: string;
}

/** What a built site promises of a server. */
interface Promised {
  /** The files that visitors get. */
  files: readonly FileEntry[];
  rules: ReturnType<typeof parseHeadersFile>;
}

/** Compressed copies and the pages of missing files. Hosts treat them in their own ways. */
const notServed = /\.(br|gz)$|(^|\/)404\.html$/;

/** How many files a sentence names. */
const named = 3;

/** Whether a host serves the built site as docs/hosting.md promises. */
export async function filesItem(reach: Reach, host: string, site: BuiltSite): Promise<Item> {
  const asker = askerOf(reach, host);
  const files = [...site.own, ...site.shared].filter(({ path }) => !notServed.test(path));
  const promised: Promised = { files, rules: parseHeadersFile(site.headers) };
  try {
    const other = await otherMall(asker, site);
    if (other !== undefined) {
      const todo = `give ${host} a root of its own with the files of mall ${site.id}`;
      return failed('files', `${host}: It answers with the site of another mall, ${other}.`, todo);
    }
    const faults = [
      ...(await fileFaults(asker, promised)),
      ...(await missingFaults(asker)),
      ...(await fallbackFaults(asker, promised)),
      ...(await compressionFaults(asker, promised)),
      ...(await redirectFaults(asker, host, httpPlacesOf(reach, host))),
    ];
    if (faults.length === 0) return ok('files', `${host}: all ${files.length} files are served as promised.`);
    const todo = [...new Set(faults.map((fault) => fault.todo))].join('\n');
    return failed('files', [`${host}:`, ...faults.map(({ text }) => text)].join('\n'), todo);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return failed('files', `${host}: no answer (${error.message}).`, 'let the server answer for this host');
  } finally {
    asker.close();
  }
}

/** The id of another mall whose site this is. */
async function otherMall(asker: Asker, { id }: BuiltSite): Promise<string | undefined> {
  const { body } = await asker.ask(`/${buildRecordPath}`);
  const [, other] = /^\{"merchant":"(\d+)"/.exec(body.toString()) ?? [];
  return other === id ? undefined : other;
}

const publish = 'publish the built site again, whole';
const takeRules = 'take the headers and rules of the site: nginx.conf, or _headers and _redirects';

/** What is wrong with the bytes and headers of the files. */
async function fileFaults(asker: Asker, { files, rules }: Promised): Promise<Fault[]> {
  const different: string[] = [];
  const types: string[] = [];
  const headers = new Map<string, string[]>();
  await mapBounded(files, 6, async (file) => {
    const path = addressOf(file);
    const answer = await asker.ask(path);
    if (answer.status !== 200 || sha256(answer.body) !== file.sha256) different.push(path);
    else if (!typeFits(file.path, answer))
      types.push(`${path} as ${answer.headers['content-type'] ?? 'nothing'}`);
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const came = answer.headers[name];
      if (same(came, value)) continue;
      const told = came === undefined ? `${name} is missing` : `${name} is ${shown(came)}`;
      headers.set(told, [...(headers.get(told) ?? []), path]);
    }
  });
  return [
    ...(different.length > 0
      ? [
          {
            text: `${different.length} of ${files.length} files are not those of the built site: ${few(different)}.`,
            todo: publish,
          },
        ]
      : []),
    ...(types.length > 0 ? [{ text: `Files have another type: ${few(types)}.`, todo: takeRules }] : []),
    ...[...headers].map(([told, paths]) => ({
      text: `The header ${told} at ${few(paths)}.${paths.includes(worker) && told.startsWith('cache-control') ? ' With a cached service worker, phones keep the old app.' : ''}`,
      todo: takeRules,
    })),
  ];
}

const worker = '/service-worker.js';

function few(paths: readonly string[]): string {
  return fewOf([...paths].sort(), named);
}

/** Hosts write the page's address without its name. */
function addressOf({ path }: Pick<FileEntry, 'path'>): string {
  return path === 'index.html' ? '/' : encodeURI(`/${path}`);
}

function same(came: string | string[] | undefined, promised: string): boolean {
  const plain = (value: string) => value.replace(/\s+/g, ' ').trim();
  return came !== undefined && plain(String(came)) === plain(promised);
}

/** Browsers refuse scripts and styles of another type, and Android refuses its file. */
const typesOf: [path: RegExp, type: RegExp][] = [
  [/\.html$/, /^text\/html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(json|webmanifest)$/, /json/],
];

function typeFits(path: string, { headers }: Answer): boolean {
  const [, type] = typesOf.find(([pattern]) => pattern.test(path)) ?? [];
  return type === undefined || type.test(headers['content-type'] ?? '');
}

/** A missing file must be a 404. Browsers would keep the page for a year under its name. */
async function missingFaults(asker: Asker): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const folder of ['/assets/', '/.well-known/']) {
    const { status } = await asker.ask(`${folder}launch-list-none.js`);
    if (status === 404) continue;
    faults.push({
      text: `A missing file below ${folder} answers with ${status} instead of 404.`,
      todo: takeRules,
    });
  }
  return faults;
}

async function fallbackFaults(asker: Asker, { files }: Promised): Promise<Fault[]> {
  const { status, body } = await asker.ask('/dashboard');
  const page = files.find(({ path }) => path === 'index.html');
  if (status === 200 && sha256(body) === page?.sha256) return [];
  return [{ text: `The screen /dashboard does not answer with the page (${status}).`, todo: takeRules }];
}

/** Bytes. Smaller files have no compressed copies. */
const leastCompressed = 1024;

/** The page, and the largest script. */
async function compressionFaults(asker: Asker, { files }: Promised): Promise<Fault[]> {
  const [script] = files
    .filter(({ path, size }) => path.endsWith('.js') && size >= leastCompressed)
    .sort((one, other) => other.size - one.size);
  const paths = ['/', ...(script ? [addressOf(script)] : [])];
  const plain: string[] = [];
  for (const path of paths) {
    const { headers } = await asker.ask(path, { encoding: 'br, gzip' });
    if (!/^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '')) plain.push(path);
  }
  if (plain.length === 0) return [];
  return [
    { text: `Files come uncompressed: ${few(plain)}.`, todo: 'switch compression on, such as gzip_static' },
  ];
}

/** One of the places has to lead to https. If none does, the last answer says why. */
async function redirectFaults(asker: Asker, host: string, places: readonly Place[]): Promise<Fault[]> {
  let why = '';
  let isAnswered = false;
  for (const http of places) {
    try {
      const { status, headers } = await asker.ask('/', { http });
      const { location = '' } = headers;
      if ([301, 302, 307, 308].includes(status) && isSecure(location, host)) return [];
      why = `does not lead to https (${status}${location === '' ? '' : ` to ${shown(location)}`})`;
      isAnswered = true;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (!isAnswered) why = `does not answer (${error.message})`;
    }
  }
  return [{ text: `http://${host}/ ${why}.`, todo: `redirect http://${host}/ to https://${host}/` }];
}

function isSecure(location: string, host: string): boolean {
  const target = URL.canParse(location) ? new URL(location) : undefined;
  return target?.protocol === 'https:' && target.hostname === host;
}
