import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { brandOf } from '../../../build/brand/brand-of';
import type { Merchant } from '../../../build/brand/merchant';
import { pageWords } from '../../../build/brand/page-words';
import { manifestOf } from '../../../build/brand/web-manifest';
import type { Environment } from '../../../build/environment/environment';
import { Failure } from '../../../build/shared/failure';

/** What the files for Google Play say of a mall. */
export interface StoreFacts {
  packageId: string;
  /** The first host: phones know the app by it. */
  host: string;
  brand: Brand;
  config: MerchantConfig;
  /** What the site's own manifest says. */
  manifest: ReturnType<typeof manifestOf>;
}

/** Throws `Failure` for a mall without a package. */
export function storeFacts(merchant: Merchant, environment: Environment, place: string): StoreFacts {
  const { config } = merchant;
  if (!config.android) {
    throw new Failure(
      `${place} names no package for Google Play. Write "android": { "packageId": "in.the_mall.rewards" } into it, with the client's own name.`,
    );
  }
  const brand = brandOf(merchant, environment, '');
  const manifest = manifestOf(brand, config, pageWords(brand, config));
  return { packageId: config.android.packageId, host: config.hosts[0] ?? '', brand, config, manifest };
}
