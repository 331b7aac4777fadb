import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { entryOf, type MadeFile, madeFile, sha256 } from '../../build/core/site-file';

export interface Wanted {
  id?: string;
  /** What the page says. It stands for the mall's own change. */
  page?: string;
  /** Names the core, and stands in its files. */
  core?: string;
  /** How many files the core has. */
  files?: number;
  hosts?: string[];
  ring?: 'canary';
  api?: string;
  /** More own files. */
  own?: MadeFile[];
  /** Lists the core's files without writing them: another mall has them. */
  bare?: boolean;
}

export const coreHash = (core: string) => sha256(`core ${core}`);

/** Writes a site as a build leaves it, with few and small files. */
export function writeBuilt(
  out: string,
  { id = '1', page = 'one', core = 'A', files = 3, ring, own = [], bare = false, ...more }: Wanted,
): void {
  const hosts = more.hosts ?? [`mall-${id}.example`];
  const brand = JSON.stringify({
    name: page,
    api: { baseUrl: more.api ?? 'https://api.example', payloadKey: '' },
  });
  const script = `<script type="module" src="/assets/chunk-0-${core}.js"></script>`;
  const html = `<!doctype html>${script}<script type="application/json" id="brand">${brand}</script><p>${page}</p>`;
  const made = [
    madeFile('index.html', html),
    madeFile('index.html.br', brotliCompressSync(html)),
    madeFile('manifest.webmanifest', JSON.stringify({ name: page })),
    madeFile(`assets/logo-${sha256(page).slice(0, 8)}.svg`, `<svg>${page}</svg>`),
    madeFile('_headers', '/*\n  X-Content-Type-Options: nosniff\n'),
    madeFile('nginx.conf', 'server {}'),
    ...own,
  ];
  const chunks = Array.from({ length: files }, (_, index) => [
    madeFile(`assets/chunk-${index}-${core}.js`, `chunk ${index} of ${core}`),
    madeFile(`assets/chunk-${index}-${core}.js.br`, brotliCompressSync(`chunk ${index} of ${core}`)),
  ]);
  const shared = [madeFile('assets/letters.woff2', 'the same in every core'), ...chunks.flat()];
  const listed = [...made.map((file) => ({ ...entryOf(file), own: true })), ...shared.map(entryOf)];
  const record = {
    merchant: id,
    config: sha256(page),
    core: coreHash(core),
    ring,
    hosts,
    files: listed.sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
  const folder = join(out, id);
  rmSync(folder, { recursive: true, force: true });
  const written = [...made, ...(bare ? [] : shared), madeFile('build.json', JSON.stringify(record))];
  for (const { path, bytes } of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
