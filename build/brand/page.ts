import type { Brand } from '@/brand/brand';
import type { Memo } from '../core/memo';
import type { PageLinks } from '../core/page-links';
import { type MadeFile, madeFile, sha256 } from '../core/site-file';
import type { Environment } from '../environment';
import type { Merchant } from '../merchant';
import type { Templates } from '../templates';
import { brandOf } from './brand-of';
import { html } from './html';
import { icons } from './icons';
import { pageWords } from './page-words';
import { webManifest } from './web-manifest';

export interface PageIngredients {
  merchant: Merchant;
  environment: Environment;
  templates: Templates;
  /** Where bytes that are slow to make are remembered. It makes branding faster, and never changes the result. */
  memo: Memo;
  /** The files that the page loads, from the core or from the dev server. */
  links: PageLinks;
  /** The entry's rules. */
  css: string;
}

/** The parts of a merchant's page that are not the app: logo, `index.html`, web manifest and icons. */
export async function brandPage({
  merchant,
  environment,
  templates,
  memo,
  links,
  css,
}: PageIngredients): Promise<{
  brand: Brand;
  files: MadeFile[];
}> {
  const logo = madeFile(`assets/logo-${sha256(merchant.logo).slice(0, 16)}.svg`, merchant.logo);
  const notStarted = madeFile(
    `assets/not-started-${sha256(templates.notStarted).slice(0, 16)}.js`,
    templates.notStarted,
  );
  const brand = brandOf(merchant, environment, `/${logo.path}`);
  const words = pageWords(brand, merchant.config);
  const manifest = webManifest(brand, merchant.config, words);
  const files = [
    logo,
    notStarted,
    madeFile('index.html', html(templates, brand, words, { ...links, notStarted: notStarted.path }, css)),
    madeFile('manifest.webmanifest', manifest),
    ...(await icons(merchant.logo, brand.palette, memo)),
  ];
  return { brand, files };
}
