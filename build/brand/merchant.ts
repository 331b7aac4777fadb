import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Typeface } from '../typeface/typeface';

/** A picture for the install dialog of phones and computers. Sizes in px. */
export interface Screenshot {
  /** In the mall's folder and in its site. */
  path: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** One valid merchant folder, read completely. Later steps do not read it from the disk again. */
export interface Merchant {
  /** The folder's name. */
  id: string;
  config: MerchantConfig;
  /** The bytes of the checked logo: an SVG of paths, without scripts, text or references to other files. */
  logo: Buffer;
  /** The same for the icons of the app, where the mall has a file of its own for them. */
  icon?: Buffer | undefined;
  /** The picture of shared links: a PNG or JPG of 1200 × 630 px. Missing where the builder draws it. */
  share?: Buffer | undefined;
  /** A JPG, PNG or WebP of at least 1200 × 800 px. */
  photo?: Buffer | undefined;
  screenshots?: readonly Screenshot[] | undefined;
  /** Missing where the app uses the font of the device. */
  typeface?: Typeface | undefined;
  /** That of titles, where the mall has one for them. */
  headline?: Typeface | undefined;
}
