import { join } from 'node:path';
import { merchantSchema } from '@/brand/merchant-schema';
import type { Merchant } from '../brand/merchant';
import { listMerchants } from '../config/list-merchants';
import { maxPngBytes } from '../config/load-assets';
import { rawConfig } from '../config/raw-config';
import { readMerchantFile } from '../diagnostics/read-merchant-file';

const { shape: schemas } = merchantSchema;

/** What belongs to a merchant and tells it from all others. */
export interface Belongings {
  id: string;
  /** The path of its folder. */
  folder: string;
  names: readonly string[];
  hosts: readonly string[];
  /** The address of the client's own backend, where the config names one. */
  api?: string | undefined;
  /** The bytes of the logo and of the icon. */
  pictures: readonly Buffer[];
}

/** The belongings of every merchant of a folder, also of those that are not built or have mistakes. Never throws. */
export async function belongingsOfAll(dir: string, loaded: readonly Merchant[]): Promise<Belongings[]> {
  const known = new Map(loaded.map((merchant) => [merchant.id, merchant]));
  const { ids } = await listMerchants(dir);
  return ids.map((id) => {
    const merchant = known.get(id);
    return merchant ? belongingsOf(merchant, join(dir, id)) : readBelongings(dir, id);
  });
}

/** What a sound merchant is told by. */
export function belongingsOf({ id, config, logo, icon }: Merchant, folder: string): Belongings {
  return {
    id,
    folder,
    names: [config.name, config.program?.name, config.manifest.shortName].filter(
      (name) => name !== undefined,
    ),
    hosts: config.hosts,
    api: config.api.baseUrl,
    pictures: icon ? [logo, icon] : [logo],
  };
}

/** What fails the schema is no secret: `localhost` as a host would stop the sites of all others. */
function readBelongings(dir: string, id: string): Belongings {
  const { names, hosts, api, logo, icon } = rawConfig(dir, id);
  const folder = join(dir, id);
  const files = [logo, icon].flatMap((name) =>
    name === undefined ? [] : readMerchantFile(folder, name, maxPngBytes),
  );
  return {
    id,
    folder,
    names: names.flatMap((name) => schemas.name.safeParse(name).data ?? []),
    hosts: hosts.filter((host) => schemas.hosts.element.safeParse(host).success),
    api: schemas.api.unwrap().shape.baseUrl.safeParse(api).data,
    pictures: files.flatMap((file) => ('bytes' in file ? [file.bytes] : [])),
  };
}
