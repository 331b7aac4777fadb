import { entryOf, type FileEntry, type MadeFile } from '../../core/site-file';
import { groupBy } from '../../shared/group-by';
import { mapBounded } from '../../shared/map-bounded';
import { type BuiltSite, readOwn } from './built-site';
import { changeJson, readJson } from './json-object';
import { coreSchema, keys } from './layout';
import { outlasted } from './pruning';
import type { StoreObjects } from './store-objects';

type PlacedFile = FileEntry & { folder: string };

/** How many files go out at a time. */
const atOnce = 16;

/** The files of cores, each list read once. */
export class Cores {
  readonly #lists = new Map<string, Promise<FileEntry[] | undefined>>();

  constructor(private readonly objects: StoreObjects) {}

  /** The files of a core that are in the store, or `undefined` where its list is missing. */
  files(core: string): Promise<FileEntry[] | undefined> {
    const known =
      this.#lists.get(core) ??
      readJson(this.objects, keys.core(core), coreSchema).then((read) => read?.value.files);
    this.#lists.set(core, known);
    return known;
  }

  /**
   * Sees that all files of these sites, which have one core, are in the store: first the files, then their list.
   *
   * @param whole the files of the core that no site has, too
   * @param earlier cores that the malls keep: what their lists name is there
   * @param again asks anew, because somebody may have pruned meanwhile
   */
  async bring(
    core: string,
    sites: readonly BuiltSite[],
    whole: readonly PlacedFile[],
    earlier: readonly string[],
    again = false,
  ): Promise<void> {
    if (again) this.#lists.delete(core);
    const there = new Set((await this.files(core))?.map(({ path }) => path));
    const all = sites.flatMap(({ folder, shared }) => shared.map((file) => ({ ...file, folder })));
    all.push(...whole);
    const missing = groupBy(
      all.filter(({ path }) => !there.has(path)),
      ({ path }) => path,
    );
    if (missing.size === 0) return;
    const lists = await Promise.all(earlier.map((each) => this.files(each)));
    const kept = new Set(lists.flatMap((list) => list ?? []).map(({ sha256 }) => sha256));
    const put = async (copies: PlacedFile[]) => {
      const file = readShared(copies);
      if (!kept.has(file.sha256)) await this.objects.put(keys.file(file.sha256), new Uint8Array(file.bytes));
      return file;
    };
    let files: MadeFile[];
    do files = await mapBounded([...missing.values()], atOnce, put);
    while (await outlasted(this.objects));
    // Another publisher may add files of other areas at the same moment.
    const { after } = await changeJson(this.objects, keys.core(core), coreSchema, (now) => {
      const known = new Map([...(now?.files ?? []), ...files].map((file) => [file.path, file]));
      return { format: 1 as const, files: [...known.values()].map(entryOf) };
    });
    this.#lists.set(core, Promise.resolve(after?.files));
  }
}

/** The copy of one mall may be damaged. The store needs a whole one. */
function readShared([first, ...others]: readonly PlacedFile[]): MadeFile {
  if (!first) throw new Error('A file that no site has is not missing.');
  try {
    return readOwn(first.folder, first, 'Build again with --force.');
  } catch (error) {
    if (others.length === 0) throw error;
    return readShared(others);
  }
}
