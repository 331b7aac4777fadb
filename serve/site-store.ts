import type { Encoding } from './negotiate';

/** Knows which site a host shows. */
export interface SiteStore {
  /**
   * The site of a host in small letters, without a port. Undefined if it shows none. Throws `StoreAway` if the site
   * cannot be read now.
   */
  siteOf(host: string): Promise<Site | undefined>;
}

/** A release of a mall's site. */
export interface Site {
  release: string;
  /** The path of the mall's backend on this origin, such as `/api`. Something in front answers there. */
  api: string | undefined;
  /** The headers of `_headers` for this path, by their names in small letters. */
  headersFor(path: string): GivenHeaders;
  /** The headers of answers that the rule has worked out before. They are half of its work. */
  known: Map<string, GivenHeaders>;
  /** The file at a decoded path such as `/index.html`. */
  find(path: string): SiteFile | undefined | Promise<SiteFile | undefined>;
}

export type GivenHeaders = Readonly<Record<string, string>>;

export interface SiteFile {
  encodings: ReadonlySet<Encoding>;
  /** One variant, the plain one without an encoding. Throws `StoreAway` if it cannot be read now. */
  read(encoding: Encoding | undefined): Promise<FileBytes>;
}

export interface FileBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** In hex. */
  sha256: string;
}
