import { features } from 'web-features';
import { promisedBrowsers } from './promise';

/** The features that at least one promised browser lacks, named as code writes them. */
export interface Beyond {
  /** `OffscreenCanvas`, `requestIdleCallback`. */
  globals: ReadonlySet<string>;
  /** `Object.groupBy`, `Navigator.share`: a member, after the name of its object. */
  owned: ReadonlySet<string>;
  /** `toSorted`: members that no object of the promised browsers has. */
  members: ReadonlySet<string>;
}

/** Code uses the members of these objects without the object's name. */
const globalScopes = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

/** Reads the data of web-features: since which version a browser has a feature. */
export function beyondThePromise(): Beyond {
  const [globals, owned, members] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const common = new Set<string>();
  for (const [key, promised] of compatibility()) {
    const [, owner = '', name = '', kind] =
      /^(?:javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(_static|_event)?)?$/.exec(key) ?? [];
    if (!owner || kind === '_event') continue; // to listen to an event that never comes does no harm
    if (promised && name) common.add(name);
    else if (promised) continue;
    else if (!name || globalScopes.has(owner)) globals.add(name || owner);
    else if (name !== owner) {
      owned.add(`${owner}.${name}`);
      members.add(name);
    }
  }
  for (const name of common) members.delete(name);
  return { globals, owned, members };
}

/** Every key of the data, such as `api.AbortSignal.any_static`, and whether all promised browsers have it. */
function* compatibility(): Iterable<[key: string, promised: boolean]> {
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      yield [
        key,
        Object.entries(promisedBrowsers).every(([browser, oldest]) => since(support, browser) <= oldest),
      ];
    }
  }
}

/** The first version that has it, or infinity where none has. `≤37` means 37 or an earlier version. */
function since(support: object, browser: string): number {
  const version = (support as Record<string, string | undefined>)[browser]; // web-features' type names each browser
  return version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));
}
