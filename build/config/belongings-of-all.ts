import { join } from 'node:path';
import { merchantSchema } from '@/brand/merchant-schema';
import type { Merchant } from '../brand/merchant';
import { readMerchantFile } from '../diagnostics/read-merchant-file';
import { type Belongings, belongingsOf } from '../isolation/belongings';
import { listMerchants } from './list-merchants';
import { maxPngBytes } from './load-assets';
import { rawConfig } from './raw-config';
import { defaultShare } from './share-findings';
import { readScreenshots } from './taken-pictures';

const { shape: schemas } = merchantSchema;

/** The belongings of every merchant of a folder, also of those that are not built or have mistakes. Never throws. */
export async function belongingsOfAll(dir: string, loaded: readonly Merchant[]): Promise<Belongings[]> {
  const known = new Map(loaded.map((merchant) => [merchant.id, merchant]));
  const { ids } = await listMerchants(dir);
  return Promise.all(
    ids.map((id) => {
      const merchant = known.get(id);
      return merchant ? belongingsOf(merchant, join(dir, id)) : readBelongings(dir, id);
    }),
  );
}

/** What fails the schema is no secret: `localhost` as a host would stop the sites of all others. */
async function readBelongings(dir: string, id: string): Promise<Belongings> {
  const { names, hosts, api, logo, icon, share = defaultShare } = rawConfig(dir, id);
  const folder = join(dir, id);
  return {
    id,
    folder,
    names: names.flatMap((name) => schemas.name.safeParse(name).data ?? []),
    hosts: hosts.filter((host) => schemas.hosts.element.safeParse(host).success),
    api: schemas.api.unwrap().shape.baseUrl.safeParse(api).data,
    pictures: await readAll(folder, [logo, icon, share]).catch(() => []), // the check of this mall names its bug
  };
}

async function readAll(folder: string, names: readonly (string | undefined)[]): Promise<Buffer[]> {
  const files = names.flatMap((name) =>
    name === undefined ? [] : readMerchantFile(folder, name, maxPngBytes),
  );
  const read = async (name: string, most: number) => readMerchantFile(folder, name, most);
  const { screenshots } = await readScreenshots(read, folder);
  return [...files, ...screenshots].flatMap((file) => ('bytes' in file ? [file.bytes] : []));
}
