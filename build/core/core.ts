import type { Chunk } from './chunk';
import type { SharedFile } from './site-file';

/** The app, compiled once for all merchants. */
export interface Core {
  /** sha256 over every file's path and content. */
  hash: string;
  /** The files of the compile and of `public/`, with their compressed copies. */
  files: readonly SharedFile[];
  chunks: readonly Chunk[];
  /** The CSS of the entry. Every page carries it inline. */
  entryCss: string;
  /** Path of the service worker's code. The service worker of each site imports it. */
  serviceWorker: string;
}
