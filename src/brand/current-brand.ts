import { type Brand, brandElementId } from './brand';

let current: Brand | undefined;

/**
 * The brand of this page. The builder has validated the block, so it is trusted here. Throws when the page has none,
 * because the app can show nothing without a brand.
 */
export function currentBrand(): Brand {
  current ??= readBrand();
  return current;
}

/** Sets another brand, for tests and for what the compile renders: a page has one brand for its lifetime. */
export function setCurrentBrand(brand: Brand | undefined): void {
  current = brand;
}

function readBrand(): Brand {
  const json = document.getElementById(brandElementId)?.textContent;
  if (!json) throw new Error(`The page carries no <script id="${brandElementId}"> block.`);
  return JSON.parse(json) as Brand; // written by the builder from the same type
}
