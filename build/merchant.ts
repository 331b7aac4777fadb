import type { MerchantConfig } from '@/brand/merchant-schema';

/** One valid merchant folder, read completely: nothing after loading touches the disk for it. */
export interface Merchant {
  /** The folder's name. */
  id: string;
  config: MerchantConfig;
  /** The logo file's bytes, checked: an SVG of paths, without scripts, text or references outside. */
  logo: Buffer;
}
