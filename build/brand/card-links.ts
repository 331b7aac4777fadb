import type { MerchantConfig } from '@/brand/merchant-schema';
import { type Chunk, loadedChunks, stylesOf } from '../core/chunk';
import { type PageLinks, pageLinks } from '../core/page-links';
import { cardLayoutFolder } from './switched-off';

/** The screens that wait for the composition of the mall's card. */
const screensWithCard = ['dashboard', 'membership'];

/** The files of the core that a mall's page loads. The composition of its card comes with the screens that show it. */
export function mallLinks(chunks: readonly Chunk[], { theme }: MerchantConfig): PageLinks {
  const links = pageLinks(chunks);
  const source = `${cardLayoutFolder}${theme.card?.layout}.tsx`;
  const composition = loadedChunks(
    chunks,
    chunks.filter((chunk) => chunk.source === source),
  );
  const files = [...composition.map(({ file }) => file), ...stylesOf(composition)];
  const inPage = new Set([...links.preloads, ...links.styles]);
  const screens = { ...links.screens };
  for (const name of screensWithCard)
    screens[name] = [...new Set([...(screens[name] ?? []), ...files.filter((file) => !inPage.has(file))])];
  return { ...links, screens };
}
