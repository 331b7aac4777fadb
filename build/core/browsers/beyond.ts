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
  /** `has`, without colons. */
  selectors: ReadonlySet<string>;
  /** `container`, without the at sign. */
  atRules: ReadonlySet<string>;
  /** `text-wrap`. */
  properties: ReadonlySet<string>;
  /** `width: stretch`: a value that the property does not accept. */
  values: ReadonlySet<string>;
  /** `color-mix`: functions, without the bracket. */
  functions: ReadonlySet<string>;
}

/** Code uses the members of these objects without the object's name. */
const globalScopes = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

/** Reads the data of web-features: since which version a browser has a feature. */
export function beyondThePromise(): Beyond {
  const beyond = {
    globals: new Set<string>(),
    owned: new Set<string>(),
    members: new Set<string>(),
    selectors: new Set<string>(),
    atRules: new Set<string>(),
    properties: new Set<string>(),
    values: new Set<string>(),
    functions: new Set<string>(),
  };
  const common = { members: new Set<string>(), functions: new Set<string>() };
  for (const [key, promised] of compatibility()) {
    const [, owner = '', name = '', kind] =
      /^(?:javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(_static|_event)?)?$/.exec(key) ?? [];
    const [, list, part = '', rest] =
      /^css\.(selectors|at-rules|properties|types)\.([^.]+)(?:\.(.+))?$/.exec(key) ?? [];
    const innermost = rest?.split('.').at(-1) ?? part;
    if (kind === '_event') continue; // to listen to an event that never comes does no harm
    if (promised && name) common.members.add(name);
    else if (promised && list === 'types') common.functions.add(innermost);
    else if (promised) continue;
    else if (owner && (!name || globalScopes.has(owner))) beyond.globals.add(name || owner);
    else if (name && name !== owner) {
      beyond.owned.add(`${owner}.${name}`);
      beyond.members.add(name);
    } else if (list === 'selectors' && !rest) beyond.selectors.add(part);
    else if (list === 'at-rules' && !rest) beyond.atRules.add(part);
    else if (list === 'properties' && !rest) beyond.properties.add(part);
    else if (list === 'properties') beyond.values.add(`${part}: ${rest}`);
    else if (list === 'types') beyond.functions.add(innermost);
  }
  for (const name of common.members) beyond.members.delete(name);
  for (const name of common.functions) beyond.functions.delete(name);
  return beyond;
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
