import { developmentPayloadKey } from '@/lib/development-payload-key';
import type { Merchant } from '../brand/merchant';
import { UsageError } from '../cli/command';
import { FileFailure } from '../shared/file-failure';
import { nearest } from '../shared/nearest';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';
import { backendWarning } from './backend-address';
import type { EnvFile, Variables } from './env-file';
import { addressFault, valueFault } from './env-values';

/** The values that a site gets from its environment. They are branded in, never compiled in (docs/hosting.md#build). */
export interface Environment {
  /** An absolute http(s) address or a path on the same origin, without a slash at its end. */
  apiBaseUrl: string;
  payloadKey: string;
  /** VAPID public key, or '' without push. */
  pushPublicKey: string;
}

/** The places where values may come from. The first one that has a value wins. */
export interface EnvironmentSources extends EnvFile {
  /** The value of `--api`. */
  api?: string;
  variables: Variables;
  /** The VAPID public key when the environment gives none, as `npm start` makes it. */
  defaultPushKey?: string;
}

const defaultApiBaseUrl = '/api';

/** Throws `UsageError` for a bad `--api` and `Failure` for all bad variables that concern every merchant. */
export function checkSources(sources: EnvironmentSources): void {
  checkApi(sources);
  refuseFaults(['API_BASE_URL', 'PAYLOAD_KEY', 'PUSH_PUBLIC_KEY'], sources);
}

/**
 * `--api`, then the environment, then `.env`, then the merchant's config, then the default. Throws like `checkSources`
 * and `Failure` for the merchant's own key; its config was checked when it was read.
 */
export function environmentOf({ id, config }: Merchant, sources: EnvironmentSources): Environment {
  checkApi(sources);
  const ownKey = `PAYLOAD_KEY_${id}`;
  const payloadKey = variable(ownKey, sources) === undefined ? 'PAYLOAD_KEY' : ownKey;
  refuseFaults(['API_BASE_URL', payloadKey, 'PUSH_PUBLIC_KEY'], sources);
  return {
    apiBaseUrl: (namedApi(sources) ?? config.api.baseUrl ?? defaultApiBaseUrl).replace(/\/+$/, ''),
    payloadKey: variable(payloadKey, sources) ?? developmentPayloadKey,
    pushPublicKey:
      variable('PUSH_PUBLIC_KEY', sources) ??
      config.integrations.push?.publicKey ??
      sources.defaultPushKey ??
      '',
  };
}

/**
 * The values for sites that use the sandbox. It replaces every client's backend, unless the environment names another
 * one.
 */
export function sandboxEnvironment(variables: Variables, env: EnvFile): EnvironmentSources {
  const named = variable('API_BASE_URL', { variables, ...env }) !== undefined;
  return { variables, ...env, ...(!named && { api: defaultApiBaseUrl }) };
}

/** Warnings about the sources that concern no merchant. `ids` are those of all merchants, where somebody knows them. */
export function sourceWarnings(sources: EnvironmentSources, ids?: readonly string[]): Problem[] {
  const value = namedApi(sources);
  const warning = value === undefined ? undefined : backendWarning(value);
  const unsafe = `${apiName(sources)} is ${JSON.stringify(value)}: it ${warning}.`;
  return [
    ...(sources.fileWarnings ?? []),
    ...(warning ? [warningAbout('API_BASE_URL', sources, unsafe)] : []),
    ...(ids ? strangerKeys(sources, ids) : []),
  ];
}

/** A key for a mall that does not exist: most likely its id is mistyped, and the mall gets another key. */
function strangerKeys(sources: EnvironmentSources, ids: readonly string[]): Problem[] {
  const names = new Set([...Object.keys(sources.variables), ...Object.keys(sources.file)]);
  return [...names].flatMap((name) => {
    const [, id] = /^PAYLOAD_KEY_(\d+)$/.exec(name) ?? [];
    if (id === undefined || ids.includes(id)) return [];
    const near = nearest(id, ids);
    const message = `${name} is for no mall: there is no merchant ${id}.`;
    const fix = near ? `if you meant merchant ${near}, write PAYLOAD_KEY_${near}` : 'delete it';
    return [{ ...warningAbout(name, sources, message), fix }];
  });
}

function namedApi(sources: EnvironmentSources): string | undefined {
  return sources.api ?? variable('API_BASE_URL', sources);
}

function apiName({ api }: EnvironmentSources): string {
  return api === undefined ? 'API_BASE_URL' : '--api';
}

function checkApi({ api }: EnvironmentSources): void {
  const fault = api === undefined ? undefined : addressFault('--api', api);
  if (fault !== undefined) throw new UsageError(fault);
}

/** Throws `Failure` that names every one of these variables whose value cannot work. */
function refuseFaults(names: readonly string[], sources: EnvironmentSources): void {
  const problems = names.flatMap((name): Problem[] => {
    const value = name === 'API_BASE_URL' && sources.api !== undefined ? undefined : variable(name, sources);
    const message = value === undefined ? undefined : valueFault(name, value);
    if (message === undefined) return [];
    const place = placeOf(name, sources) ?? { file: 'environment', line: 1, column: 1 };
    return [{ merchant: '', severity: 'error', message, ...place }];
  });
  if (problems.length > 0) throw new FileFailure(problems);
}

/** An empty variable counts as not set. */
function variable(name: string, { variables, file }: EnvironmentSources): string | undefined {
  return variables[name] || file[name] || undefined;
}

function warningAbout(name: string, sources: EnvironmentSources, message: string): Problem {
  return { ...warningOf('', 'environment', message), ...placeOf(name, sources) };
}

/** The place in `.env` that gives this variable its value. */
function placeOf(name: string, sources: EnvironmentSources) {
  const { api, variables, filePlaces = {} } = sources;
  return variables[name] || (name === 'API_BASE_URL' && api !== undefined) ? undefined : filePlaces[name];
}
