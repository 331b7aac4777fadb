import type { MerchantConfig } from '@/brand/merchant-schema';

/** One valid merchant folder, read completely. Later steps do not read it from the disk again. */
export interface Merchant {
  /** The folder's name. */
  id: string;
  config: MerchantConfig;
  /** The bytes of the checked logo: an SVG of paths, without scripts, text or references to other files. */
  logo: Buffer;
}
