import Handlebars from 'handlebars';
import { type Brand, brandElementId } from '@/brand/brand';
import { fillFirstLogin } from '@/brand/first-login';
import { firstLoginId, type ScreenFiles, screenFilesId } from '@/brand/page-elements';
import { commonTexts } from '@/brand/texts/common';
import { textsFor } from '@/brand/texts/define-texts';
import { logoWidth } from '@/brand/widths';
import type { PageParts } from '../core/core';
import type { PageLinks } from '../core/page-links';
import { pictureFormat } from '../pictures/picture';
import { contentSecurityPolicy } from './content-security';
import type { PageFonts } from './fonts';
import { iconPaths } from './icon-paths';
import type { Merchant } from './merchant';
import type { PageWords } from './page-words';
import { phoneColors } from './phone-colors';
import { sharedLink } from './share-picture';
import type { Templates } from './templates';
import { textDirection } from './text-direction';
import { themeCss, tierCss } from './theme-css';

/** The logo in `templates/first-paint.css`, in px. */
const logoHeight = 68;
const logoPadding = 14;

/** The one inline script of a mall's page. A launch banner needs a few lines more. */
export function inlineScript(parts: PageParts, { launch }: Brand, { launchScript }: Templates): string {
  return launch ? `${parts.script}\n${launchScript}` : parts.script;
}

export interface PageLook {
  /** The entry's rules. */
  css: string;
  parts: PageParts;
  /** The path of the picture of shared links. */
  sharePath: string;
  fonts: PageFonts;
  hasPolicy: boolean;
}

/** The policy of a mall's page. It names the inline script by its hash. */
export function pagePolicy(
  parts: PageParts,
  brand: Brand,
  { config }: Pick<Merchant, 'config'>,
  templates: Templates,
): string {
  const imageHosts = config.integrations.images?.hosts ?? [];
  return contentSecurityPolicy(brand, imageHosts, inlineScript(parts, brand, templates));
}

/**
 * `index.html`: it holds everything that the first paint needs (docs/decisions/0003-first-paint.md), and one script
 * (docs/decisions/0047-head-start.md).
 */
export function html(
  templates: Templates,
  brand: Brand,
  merchant: Merchant,
  words: PageWords,
  links: PageLinks & { notStarted: string },
  { css, parts, fonts, sharePath, hasPolicy }: PageLook,
): string {
  const { config, icon, logo } = merchant;
  return templates.index({
    ...links,
    policy: hasPolicy ? pagePolicy(parts, brand, merchant, templates) : '',
    language: brand.language,
    direction: textDirection(brand.language),
    programName: brand.programName,
    shortName: words.shortName,
    description: words.description,
    words,
    loading: textsFor(brand, commonTexts).loading,
    themeColor: phoneColors(config).statusBar,
    share: sharedLink(brand, config, words, sharePath),
    logo: brand.logo,
    logoWidth: logoWidth(brand.logoRatio, logoHeight) + 2 * logoPadding,
    hasSvgIcon: pictureFormat(icon ?? logo) === 'svg', // browsers may draw the icon of their tab from it
    icons: iconPaths,
    css: styleSafe(
      [
        fonts.rules,
        themeCss(brand.palette, config.theme, fonts),
        tierCss(brand.palette, config.theme, config.theme.tiers),
        templates.firstPaint,
        css,
        brand.launch ? templates.launchCss : '',
      ].join('\n'),
    ),
    brandElementId,
    brandJson: scriptSafeJson(brand),
    screenFilesId,
    screenFilesJson: scriptSafeJson(screenFiles(links)),
    script: inlineScript(parts, brand, templates),
    firstLoginId,
    firstLogin: fillFirstLogin(parts.login, brand, Handlebars.escapeExpression),
  });
}

function screenFiles({ screens, restoring }: PageLinks): ScreenFiles {
  const files = [...new Set([...Object.values(screens).flat(), ...restoring])];
  // the screen's own script, and then those of many screens in one order, which packs better
  const numbers = ([first, ...others]: readonly string[]) => [
    ...(first === undefined ? [] : [files.indexOf(first)]),
    ...others.map((file) => files.indexOf(file)).sort((one, other) => one - other),
  ];
  const numbered = Object.entries(screens).map(([address, own]) => [address, numbers(own)]);
  return { files, screens: Object.fromEntries(numbered), restoring: numbers(restoring) };
}

/** CSS that is safe inside a style element: nothing in it can end that element. */
function styleSafe(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/**
 * JSON that is safe inside a script element: nothing in it can end that element, and older browsers can read it as
 * JavaScript too.
 */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
