import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { type MadeFile, madeFile } from '../core/site-file';
import { cacheControl, securityHeaders } from './security-headers';
import type { Templates } from './templates';

/**
 * Static hosts answer with this page where a file of the page's folder is missing. It never changes, because a name below
 * `assets/` stands for one content at all times.
 */
const missingPages = ['assets/404.html', '.well-known/404.html'];
const missingPage = '<!doctype html><title>Not found</title>\n';

/**
 * Files that tell a server how to serve the site: `_headers`, `_redirects`, an nginx server block with the same rules, the
 * pages of missing files (docs/hosting.md#what-stands-in-distid), and where there is an Android app, what ties it to the
 * site. The servers that read them keep them from visitors. A static host shows `nginx.conf`, which holds nothing that the
 * site does not tell.
 */
export function hostingFiles(
  templates: Templates,
  brand: Brand,
  config: MerchantConfig,
  pageScript: string,
): MadeFile[] {
  const values = {
    id: brand.merchantId,
    name: brand.name,
    hosts: config.hosts,
    headers: securityHeaders(brand, config.integrations.images?.hosts ?? [], pageScript),
    cacheControl,
    apiPath: brand.api.baseUrl.startsWith('/') ? brand.api.baseUrl : '',
  };
  return [
    madeFile('_headers', templates.headers(values)),
    madeFile('_redirects', templates.redirects),
    madeFile('nginx.conf', templates.nginx(values)),
    ...missingPages.map((path) => madeFile(path, missingPage)),
    ...assetLinks(config).map((text) => madeFile('.well-known/assetlinks.json', text)),
  ];
}

/** By this file Android trusts the app with the site (https://developers.google.com/digital-asset-links). */
function assetLinks({ android }: MerchantConfig): string[] {
  if (!android || android.fingerprints.length === 0) return [];
  const { packageId, fingerprints } = android;
  const target = {
    namespace: 'android_app',
    package_name: packageId,
    sha256_cert_fingerprints: fingerprints,
  };
  return [`${JSON.stringify([{ relation: ['delegate_permission/common.handle_all_urls'], target }])}\n`];
}
