import type { Core } from '../core/core';
import type { EnvironmentSources } from '../environment/environment';

/** What the build of any site needs. */
export interface SiteOptions {
  /** Folder of the merchants. */
  merchants: string;
  /** Folder for the sites, one per merchant. */
  out: string;
  /** How many earlier releases to keep. */
  keep: number;
  /** Ignores every cache. */
  force?: boolean;
  /** Folder that holds `src/` and `public/`. */
  root: string;
  cache: string;
  /** How many processes build the sites. Without it: two where there are many sites. */
  processes?: 1 | 2;
  /** Brands this core, and compiles none. */
  core?: Core | undefined;
}

export interface BuildOptions extends SiteOptions {
  /** The merchants to build. Without it: all. */
  only?: readonly string[] | undefined;
  environment: EnvironmentSources;
  /** Plans and writes nothing. */
  dryRun?: boolean;
  /** Writes the fleet report beside the sites. */
  fleetReport?: boolean;
}
