import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMerchants } from '../../build/config/load';

/** Copies of real merchants with new ids, names, hosts and logos. Their typefaces are the device's, and none has a photo. */
export async function cloneMerchants(from: string, to: string, count: number): Promise<string> {
  const { merchants } = await loadMerchants(from);
  await rm(to, { recursive: true, force: true });
  for (let index = 0; index < count; index++) {
    const original = merchants[index % merchants.length];
    if (!original) throw new Error(`There are no merchants in ${from}.`);
    const folder = join(to, String(900_000 + index));
    await mkdir(folder, { recursive: true });
    const { theme, icon, ...rest } = original.config;
    const { font, headline, photo, ...look } = theme;
    const card = { layout: 'classic', ...look.card, finish: 'plain' };
    const config = {
      ...{
        ...rest,
        theme: { ...look, card },
        logo: 'logo.svg',
        name: `Mall ${index}`,
        hosts: [`mall-${index}.example`],
      },
      program: { name: `Mall ${index} Club` },
      manifest: { ...rest.manifest, shortName: `Club ${index}` },
    };
    await writeFile(join(folder, 'merchant.json'), JSON.stringify(config));
    const svg = original.logo.toString('utf8').replace('</svg>', `<path d="M0 0h0.0${index + 1}z"/></svg>`);
    await writeFile(join(folder, 'logo.svg'), svg);
  }
  return to;
}
