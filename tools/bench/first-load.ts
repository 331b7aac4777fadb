import { join } from 'node:path';
import { brandSite } from '../../build/brand/site';
import { loadTemplates } from '../../build/brand/templates';
import { loadMerchants } from '../../build/config/load';
import { type Chunk, loadedChunks, stylesOf } from '../../build/core/chunk';
import { compile } from '../../build/core/compile';
import type { Core } from '../../build/core/core';
import { folderMemo } from '../../build/core/memo';
import { pageLinks } from '../../build/core/page-links';
import { routeAddress } from '../../build/core/route-address';
import type { SiteFile } from '../../build/core/site-file';
import { environmentOf } from '../../build/environment/environment';
import { displayPath } from '../../build/shared/display-path';
import { Failure } from '../../build/shared/failure';
import { alignedTable, kilobytes, type Row } from './tables';

/** A file of the first load and its size in bytes: plain, and as brotli and gzip if those exist. */
export interface LoadedFile {
  path: string;
  plain: number;
  brotli: number;
  gzip: number;
}

export interface FirstLoad {
  /** First segment of the address. */
  address: string;
  scripts: LoadedFile[];
  /** Style sheets that the page fetches. Those of the entry are inline. */
  styles: LoadedFile[];
  /** The entry's style sheets. They are inline in the page and count in its bytes. */
  inlineStyles: LoadedFile[];
  page: LoadedFile;
}

/** The first loads of a merchant's site as a build makes it now. */
export async function firstLoads(
  root: string,
  cache: string,
  merchants: string,
  addresses: readonly string[],
): Promise<FirstLoad[]> {
  const [merchant] = (await loadMerchants(merchants)).merchants;
  if (!merchant) throw new Failure(`There are no valid merchants in ${displayPath(merchants)}.`);
  const { core } = await compile({ root, cache });
  const files = await brandSite({
    core,
    merchant,
    environment: environmentOf(merchant, { variables: {}, file: {} }),
    templates: await loadTemplates(),
    memo: folderMemo(join(cache, 'memo')),
  });
  return addresses.map((address) => firstLoad(core, files, address));
}

/**
 * The files that an address loads before its screen shows: the page, the entry and the chunks of the screen's route,
 * with their imports and styles. The entry's styles are inline in the page. A screen without chunks of its own is part
 * of the entry. Chunks that load later are not included.
 */
function firstLoad(core: Core, files: readonly SiteFile[], address: string): FirstLoad {
  const chunks = firstChunks(core.chunks, address);
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const loaded = (path: string): LoadedFile => {
    const plain = sizes.get(path) ?? 0;
    return { path, plain, brotli: sizes.get(`${path}.br`) ?? plain, gzip: sizes.get(`${path}.gz`) ?? plain };
  };
  const inline = pageLinks(core.chunks).styles;
  return {
    address,
    scripts: chunks.map(({ file }) => loaded(file)).sort((one, other) => other.brotli - one.brotli),
    styles: stylesOf(chunks)
      .filter((style) => !inline.includes(style))
      .map(loaded),
    inlineStyles: inline.map(loaded),
    page: loaded('index.html'),
  };
}

/** The chunks that an address loads before its screen shows. */
export function firstChunks<C extends Pick<Chunk, 'file' | 'imports' | 'isEntry' | 'source'>>(
  chunks: readonly C[],
  address: string,
): C[] {
  const roots = chunks.filter(
    ({ isEntry, source }) => isEntry || (source !== undefined && routeAddress(source) === address),
  );
  return loadedChunks(chunks, roots);
}

/** Sums of a list of files, in bytes. */
export function total(files: readonly LoadedFile[]): Omit<LoadedFile, 'path'> {
  const sum = (key: 'plain' | 'brotli' | 'gzip') => files.reduce((bytes, file) => bytes + file[key], 0);
  return { plain: sum('plain'), brotli: sum('brotli'), gzip: sum('gzip') };
}

/** The size of a first load, file by file, in kB. */
export function loadTable({ address, scripts, styles, inlineStyles, page }: FirstLoad): string {
  const row = (name: string, { plain, brotli, gzip }: Omit<LoadedFile, 'path'>): Row => [
    name,
    ...[plain, brotli, gzip].map(kilobytes),
  ];
  return alignedTable(`First load of /${address}, kB`, [
    ['', 'plain', 'brotli', 'gzip'],
    ...[...scripts, ...styles].map((file) => row(`  ${file.path}`, file)),
    row('JavaScript', total(scripts)),
    row('CSS files', total(styles)),
    row('HTML, the entry’s CSS in it', page),
    row('  the entry’s CSS alone', total(inlineStyles)),
  ]);
}
