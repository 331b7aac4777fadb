import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { isCopy, type MadeFile, madeFile, type SiteFile } from '../core/site-file';
import { buildRecordPath, keptRecordPath } from './build-json';
import { cacheControl, securityHeaders, serverPolicies } from './security-headers';
import type { Templates } from './templates';

/**
 * Static hosts answer with this page where a file of the page's folder is missing. It never changes, because a name below
 * `assets/` stands for one content at all times.
 */
const missingPages = ['assets/404.html', '.well-known/404.html'];
const missingPage = '<!doctype html><title>Not found</title>\n';

/**
 * Files that tell a server how to serve the site: `_headers`, `_redirects`, an nginx server block and what it includes,
 * with the same rules, the pages of missing files (docs/hosting.md#what-stands-in-distid), and where there is an Android
 * app, what ties it to the site. The servers that read them keep them from visitors. A static host shows those of nginx,
 * which hold nothing that the site does not tell.
 *
 * @param others the other files of the site
 */
export function hostingFiles(
  templates: Templates,
  brand: Brand,
  config: MerchantConfig,
  others: readonly Pick<SiteFile, 'path'>[],
): MadeFile[] {
  const values = {
    id: brand.merchantId,
    hosts: config.hosts,
    policies: serverPolicies,
    headers: securityHeaders,
    cacheControl,
    apiPath: ownApiPath(brand) ?? '',
  };
  const shown = [
    ...missingPages.map((path) => madeFile(path, missingPage)),
    ...assetLinks(config).map((text) => madeFile('.well-known/assetlinks.json', text)),
  ];
  const files = patternsOf([...others, ...shown, { path: buildRecordPath }, { path: keptRecordPath }]);
  return [
    madeFile('_headers', templates.headers({ ...values, files })),
    madeFile('_redirects', templates.redirects),
    madeFile('nginx.conf', templates.nginx(values)),
    madeFile(`${brand.merchantId}.locations`, templates.locations(values)),
    ...shown,
  ];
}

/** The path of the mall's backend, if it is on the mall's own origin. */
export function ownApiPath({ api }: Brand): string | undefined {
  return api.baseUrl.startsWith('/') ? api.baseUrl : undefined;
}

/** Patterns of `_headers` for all files but the page, each folder with its content. */
function patternsOf(files: readonly Pick<SiteFile, 'path'>[]): string[] {
  const paths = files.map(({ path }) => path).filter((path) => path !== 'index.html' && !isCopy(path));
  return [...new Set(paths.map((path) => `/${path.replace(/\/.*/, '/*')}`))].sort();
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
