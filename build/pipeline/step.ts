import type { Core } from '../core/core';
import type { PlannedSite } from './plan-site';
import type { BuildReport } from './report';
import type { SiteSize } from './site-size';

/** What a step of the build found for the next one, or the end of the build. */
export type Step<T> = ({ ends: false } & T) | Ended;

export interface Ended {
  ends: true;
  report: BuildReport;
  /** The sites that were planned. Missing when the build ended before it looked at them. */
  sites?: readonly PlannedSite[];
  /** Of the sites that were built, by merchant. */
  sizes?: ReadonlyMap<string, SiteSize>;
  /** Where it was needed. */
  core?: Core | undefined;
}
