import type { MerchantDetails } from '@/contract/merchant';
import type { ShopBrand } from '@/contract/shop-brands';
import { named } from '@/lib/search-text';

export type BillTab = 'short' | 'long';

/** The tabs that a mall offers: short bills only where it allows them (docs/product/bills.md#handing-in). */
export function billTabs({
  shortBillAllowed,
}: Pick<MerchantDetails, 'shortBillAllowed'>): readonly BillTab[] {
  return shortBillAllowed ? ['short', 'long'] : ['long'];
}

/** The tab to open: the one with the number in the address, or the first if the mall does not have it. */
export function openingTab(tabs: readonly BillTab[], asked: unknown): BillTab {
  const wanted = asked === 1 ? 'long' : 'short';
  return tabs.includes(wanted) ? wanted : 'long';
}

/** Whether bills earn nothing at the moment: either switch is enough (docs/product/bills.md#closed-earning). */
export function isEarningClosed(merchant: Pick<MerchantDetails, 'earnEnabled' | 'earnBurnEnabled'>): boolean {
  return !merchant.earnEnabled || !merchant.earnBurnEnabled;
}

/** The brands whose name has what is typed, whatever its case: the chosen one first, the others by name. */
export function brandChoices(brands: readonly ShopBrand[], typed: string, chosen: string): ShopBrand[] {
  return named(brands, typed).sort((one, other) => {
    if ((one.id === chosen) !== (other.id === chosen)) return one.id === chosen ? -1 : 1;
    return one.name.localeCompare(other.name, undefined, { sensitivity: 'base', numeric: true });
  });
}

/** The brand of a location that has only one. It is chosen from the start. */
export function onlyOne<T>(choices: readonly T[] | undefined): T | undefined {
  return choices?.length === 1 ? choices[0] : undefined;
}

/** Pictures or PDFs of one long bill. */
export const mostPages = 5;
/** The pages together stay under it, in bytes. */
export const mostTotalBytes = 20_971_520;

interface Sized {
  size: number;
}

export function totalBytes(pages: readonly Sized[]): number {
  return pages.reduce((sum, { size }) => sum + size, 0);
}

/** Whether another page may be added. */
export function hasRoom(pages: readonly Sized[]): boolean {
  return pages.length < mostPages && totalBytes(pages) < mostTotalBytes;
}

/** Why a file cannot join the pages: there is no room at all, or not for one of its size. */
export function roomProblem(pages: readonly Sized[], file: Sized): 'full' | 'tooLarge' | undefined {
  if (!hasRoom(pages)) return 'full';
  return totalBytes(pages) + file.size < mostTotalBytes ? undefined : 'tooLarge';
}
