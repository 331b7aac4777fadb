import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { keepPictures } from '@/components/keep-pictures';
import { RowLink } from '@/components/links';
import type { StoreBrand } from '@/contract/stores';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Picture } from '@/ui/media/picture';
import styles from './directory.module.css';
import { rememberBrand } from './directory-state';

interface BrandRowProps {
  brand: StoreBrand;
  /** Off for what is seen first. */
  lazy: boolean;
}

/** A brand of a list: the way to its profile. */
export function BrandRow({ brand, lazy }: BrandRowProps) {
  const texts = textsOf(storesTexts);
  const { id, name, logo, category, shopNumbers } = brand;
  return (
    <RowLink
      to="/store-locator/$brandId"
      params={{ brandId: id }}
      search={({ location }) => ({ location })}
      onClick={() => rememberBrand(id)}
      leading={
        <span className={styles.logo}>
          <Picture src={logo} alt="" lazy={lazy} keep={keepPictures} />
        </span>
      }
      label={name}
      subtitle={category || undefined}
      trailing={
        shopNumbers ? (
          <span className={styles.number}>
            <span className="visually-hidden">{fill(texts.shop, { number: shopNumbers })}</span>
            <span aria-hidden="true">{shopNumbers}</span>
          </span>
        ) : undefined
      }
      chevron
    />
  );
}

export function BrandSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count} className={styles.rows}>
      <div className={styles.outline}>
        <BlockSkeleton ratio={1} className={styles.logo} />
        <TextSkeleton lines={2} />
        <BlockSkeleton className={styles.numberOutline} />
      </div>
    </Skeleton>
  );
}
