import { fill, textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import type { Product } from '@/contract/products';
import { Carousel } from '@/ui/carousel';
import { Picture } from '@/ui/picture';

const ratio = 4 / 3;

/** The product's pictures; its one picture, or the placeholder, when it has no more. */
export function Gallery({ product }: { product: Product }) {
  const texts = textsOf(productTexts);
  const images = product.images.length > 0 ? product.images : [product.image];
  return (
    <Carousel
      label={texts.images}
      count={images.length}
      ratio={ratio}
      slideLabel={(n, count) => fill(texts.slide, { n, count })}
      previousLabel={texts.previousImage}
      nextLabel={texts.nextImage}
      renderSlide={(index) => (
        <Picture src={images[index]} alt={product.name} ratio={ratio} lazy={index > 0} radius="card" />
      )}
    />
  );
}
