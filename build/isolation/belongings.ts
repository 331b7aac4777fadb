import type { Merchant } from '../brand/merchant';
import { sha256 } from '../core/site-file';

/** What one merchant has and no other one may show. */
export interface Belongings {
  id: string;
  /** The path of its folder. */
  folder: string;
  /** Also the package of its Android app. */
  names: readonly string[];
  hosts: readonly string[];
  /** The address of the client's own backend, where the config names one. */
  api?: string | undefined;
  /** The bytes of the logo, the icon, the picture of shared links and those for the install dialog. */
  pictures: readonly Buffer[];
}

/** The belongings of a merchant without errors. */
export function belongingsOf(
  { id, config, logo, icon, share, screenshots = [] }: Merchant,
  folder: string,
): Belongings {
  return {
    id,
    folder,
    names: [config.name, config.program?.name, config.manifest.shortName, config.android?.packageId].filter(
      (name) => name !== undefined,
    ),
    hosts: config.hosts,
    api: config.api.baseUrl,
    pictures: [logo, icon, share, ...screenshots.map(({ bytes }) => bytes)].filter(
      (picture) => picture !== undefined,
    ),
  };
}

/** A hash that changes with everything that is looked for. */
export function digestOf(everybody: readonly Belongings[]): string {
  const lines = everybody.map(({ id, names, hosts, api, pictures }) =>
    JSON.stringify([id, names, hosts, api, pictures.map(sha256)]),
  );
  return sha256(lines.join('\n')).slice(0, 16);
}
