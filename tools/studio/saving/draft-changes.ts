import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { namedIn } from '../../shared/mall-folder';

/** What a save does to a merchant's folder. */
export interface FolderChanges {
  write: UnsavedFiles;
  /** Pictures and typefaces that the config named before, and that nothing names now. */
  remove: readonly string[];
}

/**
 * What a draft changes in the folder. A file that nothing names is not written. One that lay there unnamed before is
 * somebody's own, so it stays.
 */
export function changesOf(configOnDisk: Buffer | undefined, draft: UnsavedFiles): FolderChanges {
  const before = namedIn(configOnDisk);
  const now = namedIn(draft[configName] ?? configOnDisk);
  const kept = now.map((name) => name.toLowerCase()); // some disks hold Logo.svg and logo.svg as one file
  return {
    write: Object.fromEntries(
      Object.entries(draft).filter(([name]) => name === configName || now.includes(name)),
    ),
    remove: before.filter((name) => removable.test(name) && !kept.includes(name.toLowerCase())),
  };
}

/** The config of a folder and the files that it names, by name. */
export function ownFiles(files: UnsavedFiles): UnsavedFiles {
  const named = namedIn(files[configName]);
  const isOwn = (name: string) => name === configName || (named.includes(name) && removable.test(name));
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => isOwn(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A plain name, so it can lead into no other folder. */
const removable = /^[\w-][\w.-]{0,60}\.(svg|png|jpe?g|webp|woff2)$/i;
