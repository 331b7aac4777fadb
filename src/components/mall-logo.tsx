import { currentBrand } from '@/brand/current-brand';
import { logoWidth } from '@/brand/widths';

interface MallLogoProps {
  /** In px. A logo that is a word gets up to three times as much width, so that it can be read. */
  height: number;
  /** The mall's name, where the logo is not beside it. */
  alt?: string;
}

/** The logo of this mall. It keeps its room while it loads. */
export function MallLogo({ height, alt = '' }: MallLogoProps) {
  const { logo, logoRatio } = currentBrand();
  return <LogoImage src={logo} alt={alt} width={logoWidth(logoRatio, height)} height={height} />;
}

interface LogoImageProps {
  src: string;
  alt: string;
  /** In px. */
  width: number | string;
  height: number;
}

export function LogoImage(image: LogoImageProps) {
  return <img {...image} alt={image.alt} style={{ objectFit: 'contain' }} />;
}
