import { clientState, hydrateClientState } from '@/session/client-state';
import { readStored, writeStored } from '@/session/stored-values';

const area = 'brands';

interface DirectoryState {
  /** What brands are searched by. */
  search: string;
  /** Pages of the list that were loaded: a reload loads as many. */
  pages: number;
  /** The unfolded floor and category. */
  floor: string;
  category: string;
}

/** How far somebody has come in the directory: survives a reload, not leaving it (docs/product/stores.md#the-way-back). */
export const useDirectory = clientState<DirectoryState>(
  area,
  () => ({ search: '', pages: 1, floor: '', category: '' }),
  { persisted: true },
);

export function directoryReady(): Promise<void> {
  return hydrateClientState(area);
}

/** The brand that was opened last. */
export function openedBrand(): string | undefined {
  return readStored('brandid');
}

export function rememberBrand(id: string | undefined): void {
  writeStored('brandid', id);
}
