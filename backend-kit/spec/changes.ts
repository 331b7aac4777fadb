export interface Version {
  version: string;
  /** `fingerprintOf` its calls. A test fails when a call changes and no version says so. */
  calls: string;
  /** What changed since the version before, for a backend's engineers. */
  changes: readonly string[];
}

/** The versions of the document, newest first. */
export const versions: readonly [Version, ...Version[]] = [
  { version: '1.0.0', calls: 'a36c0d96360740a4', changes: ['The first version: 58 calls.'] },
];
