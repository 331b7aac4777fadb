import type { Chunk } from './chunk';
import type { SharedFile } from './site-file';

/** What the compile adds to the page of every site. */
export interface PageParts {
  /** The page's one inline script (src/app/page/page-script.ts). */
  script: string;
  /** The login form as HTML, with slots for what differs from mall to mall (src/brand/first-login.ts). */
  login: string;
}

/** The app, compiled once for all merchants. */
export interface Core {
  /** sha256 over every file's path and content. */
  hash: string;
  /** The files of the compile and of `public/`, with their compressed copies. */
  files: readonly SharedFile[];
  chunks: readonly Chunk[];
  /** The CSS of the entry. Every page carries it inline. */
  entryCss: string;
  page: PageParts;
  /** Path of the service worker's code. The service worker of each site imports it. */
  serviceWorker: string;
}
