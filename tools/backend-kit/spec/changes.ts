import recorded from './changes.json' with { type: 'json' };

export interface Version {
  version: string;
  /** `fingerprintOf` its calls. A test fails when a call changes and no version says so. */
  calls: string;
  /** What changed since the version before, for a backend's engineers. */
  change: string;
}
export type Versions = readonly [Version, ...Version[]];

/** The versions of the document, newest first. `npm run backend:spec -- --change` adds one. */
export const versions = recorded as readonly Version[] as Versions; // it begins with the first version

/** The versions with a new one for calls with this fingerprint. */
export function withChange(known: Versions, calls: string, change: string): Versions {
  const [major, minor] = known[0].version.split('.').map(Number);
  return [{ version: `${major}.${(minor ?? 0) + 1}.0`, calls, change }, ...known];
}
