import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { keepPictures } from '@/components/keep-pictures';
import { RowLink } from '@/components/links';
import type { StoreBrand } from '@/contract/stores';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { RowSkeleton } from '@/ui/lists/list-row';
import { WindowList } from '@/ui/lists/window-list';
import { Picture } from '@/ui/media/picture';
import styles from './directory.module.css';
import { rememberBrand } from './directory-state';

interface BrandListProps {
  label: string;
  brands: readonly StoreBrand[];
  /** How many are seen first. */
  seenFirst?: number;
  /** The list keeps its place for as long as this object is the same. */
  memory: object;
  /** The place of the brand to begin at. */
  startAt?: number | undefined;
}

/** Brands one below the other, of which only those near the screen are there. */
export function BrandList({ label, brands, seenFirst = 0, memory, startAt }: BrandListProps) {
  return (
    <WindowList
      label={label}
      items={brands}
      keyOf={({ id }) => id}
      renderItem={(brand, index) => <BrandRow brand={brand} lazy={index >= seenFirst} />}
      columns={1}
      rowHeight={77} // px, until a row was measured
      gap={0}
      memory={memory}
      startAt={startAt}
    />
  );
}

interface BrandRowProps {
  brand: StoreBrand;
  /** Off for what is seen first. */
  lazy: boolean;
}

/** The way to the profile of a brand. */
function BrandRow({ brand, lazy }: BrandRowProps) {
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
    <div className={styles.rows}>
      <RowSkeleton
        count={count}
        leading={<BlockSkeleton ratio={1} width={56} />}
        trailing={<BlockSkeleton width={36} height={14} />}
      />
    </div>
  );
}
