import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { type MadeFile, madeFile } from '../core/site-file';
import { cacheControl, securityHeaders } from './security-headers';
import type { Templates } from './templates';

/**
 * Files that tell a server how to serve the site. The servers that read them keep them from visitors. A static host shows
 * `nginx.conf`, which holds nothing that the site does not tell.
 */
const hostingPaths = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: 'nginx.conf',
  missingAsset: 'assets/404.html',
} as const;

/**
 * Static hosts answer with this page where an asset is missing. It never changes, because a name below `assets/` stands
 * for one content at all times.
 */
const missingAsset = '<!doctype html><title>Not found</title>\n';

/** `_headers`, `_redirects`, an nginx server block with the same rules, and the page of a missing asset (docs/hosting.md#what-stands-in-distid). */
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
    madeFile(hostingPaths.headers, templates.headers(values)),
    madeFile(hostingPaths.redirects, templates.redirects),
    madeFile(hostingPaths.nginx, templates.nginx(values)),
    madeFile(hostingPaths.missingAsset, missingAsset),
  ];
}
