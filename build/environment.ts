import { developmentPayloadKey } from '@/lib/development-payload-key';
import { backendFault, backendWarning } from './backend-address';
import { Failure, UsageError } from './cli';
import { nearest } from './diagnostics/nearest';
import { likelyValue } from './diagnostics/value-fix';
import type { EnvFile, Variables } from './env-file';
import { FileFailure } from './file-failure';
import type { Merchant } from './merchant';
import type { Problem } from './problem';
import { warningOf } from './problem-of';

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
const pushKeyPattern = /^[\w-]{80,100}$/;

/** Throws `UsageError` for a bad `--api` and `Failure` for a bad variable that concerns every merchant. */
export function checkSources(sources: EnvironmentSources): void {
  checkedApi(sources);
  checkedKey('PAYLOAD_KEY', sources);
  checkedPushKey(sources);
}

/**
 * `--api`, then the environment, then `.env`, then the merchant's config, then the default. Throws like `checkSources`
 * and `Failure` for the merchant's own key; its config was checked when it was read.
 */
export function environmentOf({ id, config }: Merchant, sources: EnvironmentSources): Environment {
  return {
    apiBaseUrl: (checkedApi(sources) ?? config.api.baseUrl ?? defaultApiBaseUrl).replace(/\/+$/, ''),
    payloadKey:
      checkedKey(`PAYLOAD_KEY_${id}`, sources) ?? checkedKey('PAYLOAD_KEY', sources) ?? developmentPayloadKey,
    pushPublicKey:
      checkedPushKey(sources) ?? config.integrations.push?.publicKey ?? sources.defaultPushKey ?? '',
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

function checkedApi(sources: EnvironmentSources): string | undefined {
  const value = namedApi(sources);
  const fault = value === undefined ? undefined : backendFault(value);
  if (fault === undefined) return value;
  const likely = likelyValue(value, fault);
  const message = `${apiName(sources)} ${fault}, not ${JSON.stringify(value)}.${likely ? ` Did you mean "${likely}"?` : ''}`;
  throw sources.api === undefined ? failureAbout('API_BASE_URL', sources, message) : new UsageError(message);
}

function checkedKey(name: string, sources: EnvironmentSources): string | undefined {
  const key = variable(name, sources);
  if (key === undefined || /[A-Za-z0-9+/]/.test(key)) return key;
  const message = `${name} must hold at least one letter or digit. Without one it would not encrypt anything.`;
  throw failureAbout(name, sources, message);
}

function checkedPushKey(sources: EnvironmentSources): string | undefined {
  const key = variable('PUSH_PUBLIC_KEY', sources);
  if (key === undefined || pushKeyPattern.test(key)) return key;
  const message = 'PUSH_PUBLIC_KEY must be a VAPID public key: 80 to 100 letters of the base64url alphabet.';
  throw failureAbout('PUSH_PUBLIC_KEY', sources, message);
}

/** An empty variable counts as not set. */
function variable(name: string, { variables, file }: EnvironmentSources): string | undefined {
  return variables[name] || file[name] || undefined;
}

function failureAbout(name: string, sources: EnvironmentSources, message: string): Failure {
  const place = placeOf(name, sources);
  return place
    ? new FileFailure([{ merchant: '', severity: 'error', message, ...place }])
    : new Failure(message);
}

function warningAbout(name: string, sources: EnvironmentSources, message: string): Problem {
  return { ...warningOf('', 'environment', message), ...placeOf(name, sources) };
}

/** The place in `.env` that gives this variable its value. */
function placeOf(name: string, sources: EnvironmentSources) {
  const { api, variables, filePlaces = {} } = sources;
  return variables[name] || (name === 'API_BASE_URL' && api !== undefined) ? undefined : filePlaces[name];
}
