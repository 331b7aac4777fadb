import { join } from 'node:path';
import { parsedJson } from '@/lib/parsed-json';
import { readJsonDocument } from '../diagnostics/json-document';
import { maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { valueAt } from '../shared/value-at';
import { defaultsName, sharedFor, withShared } from './defaults';

/** Some values of a merchant's config, unchecked. */
export type RawConfig = ReturnType<typeof rawConfig>;

const defaultLogo = 'logo.svg';

/** Reads the few values that the checks of other merchants need, without reporting mistakes. Never throws. */
export function rawConfig(dir: string, id: string) {
  const { config, thrown } = attempt(dir, id);
  const text = (...path: string[]) => {
    const value = valueAt(config, path);
    return typeof value === 'string' ? value : undefined;
  };
  const name = text('name');
  /** Of its Android app. */
  const packageId = text('android', 'packageId');
  const hosts = valueAt(config, ['hosts']);
  return {
    name,
    /** All names that shoppers may read, and the package, as far as the config gives them. */
    names: [name, text('program', 'name'), text('manifest', 'shortName'), packageId].filter(
      (each) => each !== undefined,
    ),
    hosts: Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [],
    api: text('api', 'baseUrl'),
    /** The names of files. */
    logo: text('logo') ?? defaultLogo,
    icon: text('icon'),
    share: text('share', 'image'),
    packageId,
    /** What reading it has thrown, which is a bug. Then no value is known. */
    thrown,
  };
}

function attempt(dir: string, id: string): { config?: unknown; thrown?: unknown } {
  try {
    return { config: rawValue(dir, id) };
  } catch (thrown) {
    return { thrown };
  }
}

/** `defaults.json`, unchecked. */
export function rawShared(dir: string): unknown {
  return parsed(dir, defaultsName);
}

/**
 * A merchant's config with what malls share, unchecked.
 *
 * @param shared the content of `defaults.json`
 */
export function rawValue(dir: string, id: string, shared: unknown = rawShared(dir)): unknown {
  const own = parsed(join(dir, id), 'merchant.json');
  return own === undefined ? own : withShared(own, sharedFor(id, own, shared));
}

/**
 * `undefined` for a file that is missing or too large. Of JSON with mistakes, as much as can be read: a mall keeps its
 * names and hosts apart from others also while somebody edits its file.
 */
function parsed(folder: string, name: string): unknown {
  const file = readMerchantFile(folder, name, maxConfigBytes);
  if (!('bytes' in file)) return undefined;
  const text = file.bytes.toString('utf8').replace(/^\uFEFF/, '');
  return parsedJson(text) ?? readJsonDocument(text).value;
}
