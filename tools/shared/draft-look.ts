import { iconPaths } from '../../build/brand/icon-paths';
import { pageWords } from '../../build/brand/page-words';
import { phoneColors } from '../../build/brand/phone-colors';
import { sharedLink } from '../../build/brand/share-picture';
import type { MadeFile } from '../../build/core/site-file';
import type { BrandedDraft } from './branded-draft';

/** What a phone shows of the mall outside of the app. */
export interface DraftLook {
  name: string;
  programName: string;
  shortName: string;
  /** Colours of the splash screen and of the status bar. */
  background: string;
  statusBar: string;
  /** Addresses of pictures, on the studio's own origin. */
  logo: string;
  icon: string;
  maskable: string;
  appleTouch: string;
  favicon: string;
  /** What apps show of a link to the site. */
  share: { title: string; text: string; host: string; picture: string };
}

/** What a phone shows of a mall outside of its app. */
export function lookOf(
  { merchant: { config }, brand, made }: BrandedDraft,
  addressOf: (path: string, file: MadeFile | undefined) => string,
): DraftLook {
  const manifest = JSON.parse(made.get('/manifest.webmanifest')?.bytes.toString('utf8') ?? '{}') as Record<
    string,
    string
  >; // we wrote it ourselves
  const address = (path: string) => addressOf(path, made.get(`/${path}`));
  const { splash, statusBar } = phoneColors(config);
  const picture = made.has('/share.png') ? 'share.png' : 'share.jpg';
  const { title, text } = sharedLink(brand, config, pageWords(brand, config), picture);
  return {
    name: brand.name,
    programName: brand.programName,
    shortName: manifest.short_name ?? '',
    background: splash,
    statusBar,
    logo: address(brand.logo.slice(1)),
    icon: address(iconPaths.icon512),
    maskable: address(iconPaths.maskable512),
    appleTouch: address(iconPaths.appleTouch),
    favicon: address(made.has(`/${iconPaths.faviconSvg}`) ? iconPaths.faviconSvg : iconPaths.icon192), // no SVG of a PNG
    share: { title, text, host: config.hosts[0] ?? '', picture: address(picture) },
  };
}

/** The content's hash makes a new address, so that a changed icon shows at once. */
export function pictureAddress(id: string, path: string, file: MadeFile | undefined): string {
  return `/studio/malls/${id}/pictures/${path}?${file?.sha256.slice(0, 12) ?? ''}`;
}

/** The picture itself as an address. */
export function dataAddress(path: string, file: Pick<MadeFile, 'bytes'> | undefined): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${file?.bytes.toString('base64') ?? ''}`;
}
