import sharp from 'sharp';
import { textsFor } from '@/brand/texts/define-texts';
import { pageTexts } from '@/brand/texts/page';
import type { Merchant } from '../../../build/brand/merchant';
import { pageWords } from '../../../build/brand/page-words';
import { sharedLink, smallerJpeg } from '../../../build/brand/share-picture';
import { textDirection } from '../../../build/brand/text-direction';
import { defaultShare, photoShare } from '../../../build/config/share-findings';
import { posterName, screenshotsFolder } from '../../../build/config/taken-pictures';
import { shareSize } from '../../../build/pictures/picture';
import { brandDraft } from '../../shared/branded-draft';
import type { PictureTaker } from '../../shared/picture-sheet';
import type { DemoAnswers } from '../demo-answers';
import { always, type PreviewTools, previewEnvironment, previewOn } from '../make-preview';
import { pageFiles } from '../preview-page';
import { servePreview } from '../serve-preview';
import { type PictureWords, posterPage, sharePage } from './picture-pages';
import { qrCode } from './qr-code';

const phone = { width: 390, height: 780 }; // Google Play wants at most twice as long as wide
const wide = { width: 1280, height: 800 };

/** Screens without shops, offers, points and tiers: those of the demo are invented. */
const screens = [
  { name: 'phone-1-login', path: '/login#visitor', ...phone },
  { name: 'phone-2-bills', path: '/submit-bill#new', ...phone },
  { name: 'phone-3-more', path: '/more#new', ...phone },
  { name: 'wide-1-login', path: '/login#visitor', ...wide },
  { name: 'wide-2-bills', path: '/submit-bill#new', ...wide },
];

/**
 * The pictures of a mall by their paths in its folder: for the install dialog, for shared links, and a poster. Throws
 * what the browser throws.
 */
export async function takeMallPictures(
  { config: { launch: _, ...config }, ...rest }: Merchant,
  demo: DemoAnswers,
  tools: PreviewTools,
  takePictures: PictureTaker,
): Promise<Map<string, Buffer>> {
  const merchant = { ...rest, config };
  const files = new Map(await previewOn(demo, merchant, always, tools));
  files.set(pageFiles.style, Buffer.from('#preview-bar{display:none}')); // they are no preview
  const words = await wordsOf(merchant, tools);
  files.set('poster.html', Buffer.from(posterPage(words, await qrCode(`https://${words.host}/`))));
  const server = await servePreview(files);
  try {
    const at = (path: string) => `${server.origin}${path}`;
    const shots = screens.map(({ path, width, height }) => ({ url: at(path), width, height }));
    const poster = { url: at('/poster.html'), width: 794, height: 1123, pdf: true };
    const [pdf = none, ...taken] = await takePictures([poster, ...shots]);
    const pictures = new Map<string, Buffer>();
    for (const [index, { name, width }] of screens.entries())
      pictures.set(
        `${screenshotsFolder}/${name}.png`,
        await smaller(taken[index] ?? none, width === wide.width ? width : undefined),
      );
    if (config.share.image === undefined) {
      files.set('phone.png', taken[0] ?? none);
      files.set('share.html', Buffer.from(sharePage(words, '/phone.png')));
      const share = { url: at('/share.html'), width: shareSize.width / 2, height: shareSize.height / 2 };
      const [shared = none] = await takePictures([share]);
      if (words.photo === undefined) pictures.set(defaultShare, await smaller(shared));
      else pictures.set(photoShare, await smallerJpeg(shared));
    }
    return pictures.set(posterName, pdf);
  } finally {
    await server.close();
  }
}

const none = Buffer.alloc(0);

async function wordsOf(merchant: Merchant, tools: PreviewTools): Promise<PictureWords> {
  const { config } = merchant;
  const { brand, made } = await brandDraft(merchant, { ...tools, environment: previewEnvironment });
  const page = made.get('/index.html')?.bytes.toString('utf8') ?? '';
  const { title, text } = sharedLink(brand, config, pageWords(brand, config), '');
  return {
    language: brand.language,
    direction: textDirection(brand.language),
    style: /<style>.*?<\/style>/s.exec(page)?.[0] ?? '',
    logo: brand.logo,
    name: brand.name,
    title,
    text,
    scan: textsFor(brand, pageTexts).scan,
    host: config.hosts[0] ?? '',
    card: brand.card ?? { layout: 'classic', finish: 'gradient' },
    headline: brand.headlineUrl,
    photo: brand.photoUrl,
  };
}

/** With a palette of colours. Phones fetch these pictures before they install the app. */
function smaller(png: Buffer, width?: number): Promise<Buffer> {
  const picture = sharp(png);
  return (width === undefined ? picture : picture.resize({ width }))
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
}
