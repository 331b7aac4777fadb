import { features } from 'web-features';
import { promisedBrowsers } from './promise';

/** What at least one promised browser does not have, by what one writes to use it. */
export interface Beyond {
  /** `OffscreenCanvas`, `requestIdleCallback`. */
  globals: ReadonlySet<string>;
  /** `Object.groupBy`, `Navigator.share`: a member, behind the name of the object that has it. */
  owned: ReadonlySet<string>;
  /** `toSorted`: members that no object of the promised browsers has. */
  members: ReadonlySet<string>;
  /** `has`, without colons. */
  selectors: ReadonlySet<string>;
  /** `container`, without the at sign. */
  atRules: ReadonlySet<string>;
  /** `text-wrap`. */
  properties: ReadonlySet<string>;
  /** `width: stretch`: a word that a property does not take. */
  values: ReadonlySet<string>;
  /** `color-mix`: functions, without the bracket. */
  functions: ReadonlySet<string>;
}

/** Globals of these objects are written without the object's name. */
const globalScopes = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

/** Reads web-features' data of which browser has what from which version on. */
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
    if (kind === '_event') continue; // one may listen to an event that never comes
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

/** Every key of the data, such as `api.AbortSignal.any_static`, with whether all promised browsers have it. */
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

/** The version that has it first; infinite where none has it. `≤37` means 37 or an earlier one. */
function since(support: object, browser: string): number {
  const version = (support as Record<string, string | undefined>)[browser]; // web-features' type names each browser
  return version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));
}
