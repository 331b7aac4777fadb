import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Some values of a merchant's config, unchecked. */
export interface RawConfig {
  name?: string;
  hosts: string[];
  /** The name of the logo's file. */
  logo: string;
}

const defaultLogo = 'logo.svg';

/** Reads the few values that the checks of other merchants need, without reporting mistakes. */
export async function rawConfig(dir: string, id: string): Promise<RawConfig> {
  const config = await parsed(join(dir, id, 'merchant.json'));
  if (typeof config !== 'object' || config === null) return { hosts: [], logo: defaultLogo };
  const { name, hosts, logo } = config as Record<string, unknown>; // every object can be read by key
  return {
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    logo: typeof logo === 'string' ? logo : defaultLogo,
    ...(typeof name === 'string' && { name }),
  };
}

async function parsed(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
