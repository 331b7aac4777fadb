import type { Brand } from '@/brand/brand';
import type { PageParts } from '../core/core';
import type { Memo } from '../core/memo';
import type { PageLinks } from '../core/page-links';
import { type MadeFile, madeFile, sha256 } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { pictureFormat } from '../pictures/picture';
import { storedPng } from '../pictures/png-logo';
import { brandOf } from './brand-of';
import { fontsOf } from './fonts';
import { html } from './html';
import { icons } from './icons';
import type { Merchant } from './merchant';
import { pageWords } from './page-words';
import { photoFiles } from './photo';
import { rightsFile } from './rights-file';
import { sharePicture } from './share-picture';
import type { Templates } from './templates';
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
  /** Those of the core. Without the login form, visitors see the outline too. */
  parts: PageParts;
  /** Whether the page says its own Content-Security-Policy. Not where Vite adds scripts, or another page has its own. */
  hasPolicy: boolean;
}

/** The parts of a merchant's page that are not the app: logo, typeface, `index.html`, manifest, icons. */
export async function brandPage(ingredients: PageIngredients): Promise<{ brand: Brand; files: MadeFile[] }> {
  const { merchant, environment, templates, memo, links, css, parts, hasPolicy } = ingredients;
  const format = pictureFormat(merchant.logo);
  const picture = format === 'png' ? await storedPng(merchant.logo, memo) : merchant.logo;
  const logo = madeFile(`assets/logo-${sha256(picture).slice(0, 16)}.${format}`, picture);
  const notStarted = madeFile(
    `assets/not-started-${sha256(templates.notStarted).slice(0, 16)}.js`,
    templates.notStarted,
  );
  const rights = rightsFile(merchant.config);
  const photo = await photoFiles(merchant, memo);
  const { files: fontFiles, fonts, headlineSheet } = fontsOf(merchant);
  const brand = {
    ...brandOf(merchant, environment, `/${logo.path}`),
    ...(rights && { rightsUrl: `/${rights.path}` }),
    ...(headlineSheet && { headlineUrl: `/${headlineSheet.path}` }),
    ...(photo[0] && { photoUrl: `/${photo[0].path}` }),
  };
  const words = pageWords(brand, merchant.config);
  const share = await sharePicture(merchant, memo);
  const files = [
    logo,
    notStarted,
    ...(rights ? [rights] : []),
    ...photo,
    ...fontFiles,
    madeFile(
      'index.html',
      html(
        templates,
        brand,
        merchant,
        words,
        { ...links, notStarted: notStarted.path },
        { css, parts, fonts, sharePath: share.path, hasPolicy },
      ),
    ),
    madeFile('manifest.webmanifest', webManifest(brand, merchant.config, words, merchant.screenshots)),
    share,
    ...(merchant.screenshots ?? []).map(({ path, bytes }) => madeFile(path, bytes)),
    ...(await icons(merchant, memo)),
  ];
  return { brand, files };
}
