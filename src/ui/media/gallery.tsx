import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Carousel } from './carousel';
import { type KeepPictures, Picture } from './picture';

interface GalleryProps {
  images: readonly string[];
  alt: string;
  /** Width by height. */
  ratio: number;
  /** How far from the active picture pictures are rendered. */
  reach?: number;
  /** Keeps pictures that shoppers need without a network. */
  keep?: KeepPictures;
}

/** The pictures of a product or an offer, or a placeholder. */
export function Gallery({ images, alt, ratio, reach = 2, keep }: GalleryProps) {
  return (
    <Carousel
      label={textsOf(commonTexts).images}
      count={Math.max(images.length, 1)}
      ratio={ratio}
      reach={reach}
      arrows
      renderSlide={(index) => (
        <Picture src={images[index]} alt={alt} ratio={ratio} lazy={index > 0} radius="card" keep={keep} />
      )}
    />
  );
}
