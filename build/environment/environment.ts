import { apiBaseUrlFault } from '@/brand/addresses';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { isOwnAddress } from '../core/own-addresses';
import type { Position } from '../diagnostics/finding';
import { likelyValue } from '../diagnostics/value-fix';
import { FileFailure, UsageError } from '../shared/failure';
import { nearest } from '../shared/nearest';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';

/** The values that a site gets from its environment. They are branded in, never compiled in (docs/hosting.md#build). */
export interface Environment {
  /** An absolute http(s) address or a path on the same origin, without a slash at its end. */
  apiBaseUrl: string;
  payloadKey: string;
  /** VAPID public key, or '' without push. */
  pushPublicKey: string;
  /** The receiver of telemetry in place of the config's, for malls that have one. */
  telemetryUrl?: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** What a `.env` file says. */
export interface EnvFile {
  /** Its variables. */
  file: Variables;
  /** Where each of them stands. Missing when they come from no file. */
  filePlaces?: Readonly<Record<string, Position & { file: string }>>;
  /** What the file is warned of. */
  fileWarnings?: readonly Problem[];
}

/** The places where values may come from. The first one that has a value wins. */
export interface EnvironmentSources extends EnvFile {
  /** The value of `--api`. */
  api?: string;
  variables: Variables;
  /** The backend in place of those that the merchants' configs name. */
  insteadOfConfig?: string;
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
 * `--api`, then the variable with the merchant's id, then the one for all, each of the environment before `.env`, then
 * the merchant's config, then the default. Throws like `checkSources`, and `Failure` for the merchant's own variables; its
 * config was checked when it was read.
 */
export function environmentOf(
  { id, config }: { id: string; config: MerchantConfig },
  sources: EnvironmentSources,
): Environment {
  checkApi(sources);
  const [api, payloadKey] = ['API_BASE_URL', 'PAYLOAD_KEY'].map((name) => {
    const own = `${name}_${id}`;
    return variable(own, sources) === undefined ? name : own;
  }) as [string, string]; // one name for each
  refuseFaults([api, payloadKey, 'PUSH_PUBLIC_KEY'], sources);
  const address =
    sources.api ??
    variable(api, sources) ??
    sources.insteadOfConfig ??
    config.api.baseUrl ??
    defaultApiBaseUrl;
  return {
    apiBaseUrl: address.replace(/\/+$/, ''),
    payloadKey: variable(payloadKey, sources) ?? developmentPayloadKey,
    pushPublicKey:
      variable('PUSH_PUBLIC_KEY', sources) ??
      config.integrations.push?.publicKey ??
      sources.defaultPushKey ??
      '',
    ...(sources.insteadOfConfig !== undefined && { telemetryUrl: `${sources.insteadOfConfig}/telemetry` }),
  };
}

/**
 * The values for sites that use the sandbox. It replaces every client's backend, unless the environment names another
 * one.
 */
export function sandboxEnvironment(sources: EnvironmentSources): EnvironmentSources {
  return { ...sources, insteadOfConfig: defaultApiBaseUrl };
}

/** Warnings about the sources that concern no merchant. `ids` are those of all merchants, where somebody knows them. */
export function sourceWarnings(sources: EnvironmentSources, ids?: readonly string[]): Problem[] {
  const names = [...new Set([...Object.keys(sources.variables), ...Object.keys(sources.file)])];
  const addresses =
    sources.api === undefined
      ? names.filter((name) => apiName.test(name)).map((name) => [name, variable(name, sources)] as const)
      : [['--api', sources.api] as const];
  return [
    ...(sources.fileWarnings ?? []),
    ...addresses.flatMap(([name, value]) => {
      const warning = value === undefined ? undefined : backendWarning(value);
      return warning
        ? [warningAbout(name, sources, `${name} is ${JSON.stringify(value)}: it ${warning}.`)]
        : [];
    }),
    ...(ids ? strangers(names, sources, ids) : []),
  ];
}

const apiName = /^API_BASE_URL(_\d+)?$/;

/** A variable for a mall that does not exist: most likely its id is mistyped, and the mall gets another value. */
function strangers(names: readonly string[], sources: EnvironmentSources, ids: readonly string[]): Problem[] {
  return names.flatMap((name) => {
    const [, ours, id] = /^(PAYLOAD_KEY|API_BASE_URL)_(\d+)$/.exec(name) ?? [];
    if (id === undefined || ids.includes(id)) return [];
    const near = nearest(id, ids);
    const message = `${name} is for no mall: there is no merchant ${id}.`;
    const fix = near ? `if you meant merchant ${near}, write ${ours}_${near}` : 'delete it';
    return [{ ...warningAbout(name, sources, message), fix }];
  });
}

function checkApi({ api }: EnvironmentSources): void {
  const fault = api === undefined ? undefined : addressFault('--api', api);
  if (fault !== undefined) throw new UsageError(fault);
}

/** Throws `Failure` that names every one of these variables whose value cannot work. */
function refuseFaults(names: readonly string[], sources: EnvironmentSources): void {
  const problems = names.flatMap((name): Problem[] => {
    const value = apiName.test(name) && sources.api !== undefined ? undefined : variable(name, sources);
    const message = value === undefined ? undefined : valueFault(name, value);
    if (message === undefined) return [];
    const place = placeOf(name, sources) ?? { file: 'environment', line: 1, column: 1 };
    return [{ merchant: '', severity: 'error', message, ...place }];
  });
  if (problems.length > 0) throw new FileFailure(problems);
}

/** An empty variable counts as not set. */
export function variable(name: string, { variables, file }: EnvironmentSources): string | undefined {
  return variables[name] || file[name] || undefined;
}

function warningAbout(name: string, sources: EnvironmentSources, message: string): Problem {
  return { ...warningOf('', 'environment', message), ...placeOf(name, sources) };
}

/** The place in `.env` that gives this variable its value. */
function placeOf(name: string, sources: EnvironmentSources) {
  const { variables, filePlaces = {} } = sources;
  return variables[name] ? undefined : filePlaces[name];
}

const pushKeyPattern = /^[\w-]{80,100}$/;

/** What is wrong with the value of a variable that builds read. Only an address is shown, because keys are secret. */
export function valueFault(name: string, value: string): string | undefined {
  if (apiName.test(name)) return addressFault(name, value);
  if (name === 'PUSH_PUBLIC_KEY' && !pushKeyPattern.test(value))
    return `${name} must be a VAPID public key: 80 to 100 letters of the base64url alphabet.`;
  if (/^PAYLOAD_KEY(_\d+)?$/.test(name) && !/[A-Za-z0-9+/]/.test(value))
    return `${name} must hold at least one letter or digit. Without one it would not encrypt anything.`;
  return undefined;
}

/** What is wrong with the address of a backend. `name` is what gives it. */
export function addressFault(name: string, value: string): string | undefined {
  const fault = backendFault(value);
  if (fault === undefined) return undefined;
  const likely = likelyValue(value, fault);
  return `${name} ${fault}, not ${JSON.stringify(value)}.${likely ? ` Did you mean "${likely}"?` : ''}`;
}

/**
 * Why a value cannot be the backend's address, as the end of a sentence that begins with the value's name. `undefined`
 * for a good address.
 */
export function backendFault(address: string): string | undefined {
  const fault = apiBaseUrlFault(address);
  if (fault !== undefined || !address.startsWith('/') || !isOwnAddress(address)) return fault;
  return `must not begin with /${address.split('/')[1]}, which the site itself answers`;
}

/**
 * Why an address is allowed but unwise, as the end of a sentence that begins with the value's name. `undefined` for a
 * good one.
 */
export function backendWarning(address: string): string | undefined {
  if (apiBaseUrlFault(address) !== undefined || !/^http:/i.test(address)) return undefined;
  if (isLoopback(new URL(address).hostname)) return undefined;
  return 'is not encrypted: others on the way can read the tokens, and browsers do not let a site on https call it';
}

/** `URL` writes short forms of IP addresses in full: `127.1` arrives as `127.0.0.1`. */
function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}
