import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { brandOf } from '../../../build/brand/brand-of';
import type { Merchant } from '../../../build/brand/merchant';
import { pageWords } from '../../../build/brand/page-words';
import { webManifest } from '../../../build/brand/web-manifest';
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
  manifest: {
    name: string;
    short_name: string;
    description: string;
    theme_color: string;
    background_color: string;
    orientation: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  };
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
  const manifest = JSON.parse(webManifest(brand, config, pageWords(brand, config))) as StoreFacts['manifest']; // just written
  return { packageId: config.android.packageId, host: config.hosts[0] ?? '', brand, config, manifest };
}
