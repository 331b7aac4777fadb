import type { Chunk } from './chunk';
import type { SharedFile } from './site-file';

/** The app, compiled once for all merchants. */
export interface Core {
  /** sha256 over every file's path and content. */
  hash: string;
  /** What the compile emitted and `public/`, with the compressed copies; without the service worker. */
  files: readonly SharedFile[];
  chunks: readonly Chunk[];
  /** The rules of the entry's style sheets, which every page carries in itself. */
  entryCss: string;
  /** The compiled service worker with its precache list left open. */
  serviceWorker: string;
}
