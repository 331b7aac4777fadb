import type { EnvironmentSources } from '../environment/environment';

export interface BuildOptions {
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
  /** The merchants to build. Without it: all. */
  only?: readonly string[] | undefined;
  environment: EnvironmentSources;
  /** Plans and writes nothing. */
  dryRun?: boolean;
  /** Writes the fleet report beside the sites. */
  fleetReport?: boolean;
}
