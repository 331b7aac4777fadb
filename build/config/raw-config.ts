import { join } from 'node:path';
import { readJsonDocument } from '../diagnostics/json-document';
import { maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';

/** Some values of a merchant's config, unchecked. */
export interface RawConfig {
  name?: string;
  /** Name, programme, the name under the icon and the package, as far as the config gives them. */
  names: string[];
  hosts: string[];
  api?: string;
  /** The names of the logo's and the icon's file. */
  logo: string;
  icon?: string;
  /** The package of its Android app. */
  packageId?: string;
  /** The name of the picture of shared links. */
  share?: string;
}

const defaultLogo = 'logo.svg';

/** Reads the few values that the checks of other merchants need, without reporting mistakes. */
export function rawConfig(dir: string, id: string): RawConfig {
  const config = parsed(join(dir, id));
  if (typeof config !== 'object' || config === null) return { names: [], hosts: [], logo: defaultLogo };
  const { name, hosts, logo, icon, program, manifest, api, android, share } = config as Record<
    string,
    unknown
  >; // every object can be read by key
  const packageId = inside(android, 'packageId');
  const names = [name, inside(program, 'name'), inside(manifest, 'shortName'), packageId];
  const image = inside(share, 'image');
  const baseUrl = inside(api, 'baseUrl');
  return {
    names: names.filter((each) => typeof each === 'string'),
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    logo: typeof logo === 'string' ? logo : defaultLogo,
    ...(typeof icon === 'string' && { icon }),
    ...(typeof image === 'string' && { share: image }),
    ...(typeof name === 'string' && { name }),
    ...(typeof baseUrl === 'string' && { api: baseUrl }),
    ...(typeof packageId === 'string' && { packageId }),
  };
}

function inside(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined; // as above
}

/**
 * `undefined` for a file that is missing or too large. Of JSON with mistakes, as much as can be read: a mall keeps its
 * names and hosts apart from others also while somebody edits its file.
 */
function parsed(folder: string): unknown {
  const file = readMerchantFile(folder, 'merchant.json', maxConfigBytes);
  if (!('bytes' in file)) return undefined;
  const text = file.bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    return readJsonDocument(text).value;
  }
}
