import { readFile, stat } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { backendFault, backendWarning } from './backend-address';
import { Failure, UsageError } from './cli';
import { likelyValue } from './diagnostics/value-fix';
import { displayPath } from './display-path';
import type { Merchant } from './merchant';

/** The values that a site gets from its environment. They are branded in, never compiled in (docs/hosting.md#build). */
export interface Environment {
  /** An absolute http(s) address or a path on the same origin, without a slash at its end. */
  apiBaseUrl: string;
  payloadKey: string;
  /** VAPID public key, or '' without push. */
  pushPublicKey: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The places where values may come from. The first one that has a value wins. */
export interface EnvironmentSources {
  /** The value of `--api`. */
  api?: string;
  variables: Variables;
  /** The variables of `.env`. */
  file: Variables;
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
export function sandboxEnvironment(variables: Variables, file: Variables): EnvironmentSources {
  const named = variable('API_BASE_URL', { variables, file }) !== undefined;
  return { variables, file, ...(!named && { api: defaultApiBaseUrl }) };
}

/** The variables of a `.env` file; none when there is no such file. */
export async function readEnvFile(path: string): Promise<Variables> {
  try {
    const status = await stat(path);
    // reading a pipe would never end
    if (!status.isFile()) throw new Failure(`${displayPath(path)} is not a file. Put a file in its place.`);
    if (status.size > maxEnvBytes) throw new Failure(tooLarge(path, status.size));
    const text = await readFile(path, 'utf8');
    requireClosedQuotes(path, text);
    return parseEnv(text);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT') return {};
    throw new Failure(`${displayPath(path)} cannot be read (${error.code}).`);
  }
}

/** A quote that nobody closes would swallow the next line, or drop the variable. No setting has more than one line. */
function requireClosedQuotes(path: string, text: string): void {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, quote = '', rest = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(["'`])(.*)$/.exec(line) ?? [];
    if (name === undefined || rest.includes(quote)) continue;
    throw new Failure(
      `${displayPath(path)}:${index + 1}: the value of ${name} begins with ${quote} and does not end with it. Close the quote, or leave it out.`,
    );
  }
}

/** The largest `.env`. Ten lines need a hundredth of it. */
const maxEnvBytes = 100_000;

function tooLarge(path: string, size: number): string {
  return `${displayPath(path)} has ${Math.ceil(size / 1000)} kB; at most ${maxEnvBytes / 1000} kB are allowed. Keep only lines such as API_BASE_URL=https://… in it.`;
}

/** Warnings about the sources that concern every merchant, one sentence each. */
export function sourceWarnings(sources: EnvironmentSources): string[] {
  const value = namedApi(sources);
  const warning = value === undefined ? undefined : backendWarning(value);
  return warning ? [`${apiName(sources)} is ${JSON.stringify(value)}: it ${warning}.`] : [];
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
  const message = `${apiName(sources)} ${fault}, not ${JSON.stringify(value)}.${likely ? ` Did you mean ${likely}?` : ''}`;
  throw sources.api === undefined ? new Failure(message) : new UsageError(message);
}

function checkedKey(name: string, sources: EnvironmentSources): string | undefined {
  const key = variable(name, sources);
  if (key === undefined || /[A-Za-z0-9+/]/.test(key)) return key;
  throw new Failure(
    `${name} must hold at least one letter or digit. Without one it would not encrypt anything.`,
  );
}

function checkedPushKey(sources: EnvironmentSources): string | undefined {
  const key = variable('PUSH_PUBLIC_KEY', sources);
  if (key === undefined || pushKeyPattern.test(key)) return key;
  throw new Failure(
    'PUSH_PUBLIC_KEY must be a VAPID public key: 80 to 100 letters of the base64url alphabet.',
  );
}

/** An empty variable counts as not set. */
function variable(name: string, { variables, file }: EnvironmentSources): string | undefined {
  return variables[name] || file[name] || undefined;
}
