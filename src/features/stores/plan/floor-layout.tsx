import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { QueryView } from '@/components/query-view';
import type { StoreCategory, StoreFloor } from '@/contract/stores';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { AsOf } from '../as-of';
import { NothingHere } from '../at-location';
import { columnsOf, inhabited } from '../directory-rules';
import { rememberBrand } from '../directory-state';
import { storeQueries } from '../queries';
import { FloorPicture } from './floor-picture';
import styles from './plan.module.css';

interface FloorLayoutProps {
  locationId: string;
  floor: StoreFloor;
}

/** The plan of a floor, and its brands by category in two columns. */
export function FloorLayout({ locationId, floor }: FloorLayoutProps) {
  const texts = textsOf(storesTexts);
  const layout = useQuery(storeQueries.layout(locationId, floor.id));
  return (
    <QueryView
      what="floorPlan"
      query={layout}
      skeleton={
        <>
          <BlockSkeleton ratio={1400 / 980} className={styles.picture} />
          <TextSkeleton lines={6} />
        </>
      }
    >
      {({ image, name, categories, asOf }) => (
        <>
          <AsOf at={asOf} />
          <FloorPicture key={image} src={image || floor.images[0] || ''} floor={name || floor.name} />
          {inhabited(categories).length > 0 ? (
            <section aria-label={texts.brandsHere} className={styles.columns}>
              {columnsOf(categories).map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always two columns
                <div key={index} className="stack">
                  {column.map((category) => (
                    <Category key={category.name} category={category} />
                  ))}
                </div>
              ))}
            </section>
          ) : (
            <NothingHere />
          )}
        </>
      )}
    </QueryView>
  );
}

function Category({ category: { name, brands } }: { category: StoreCategory }) {
  return (
    <div className={styles.category}>
      <h2 className={styles.categoryName}>{name}</h2>
      <ul>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link
              to="/store-locator/$brandId"
              params={{ brandId: brand.id }}
              search={({ location }) => ({ location })}
              onClick={() => rememberBrand(brand.id)}
              className={styles.brand}
            >
              <span>{brand.name}</span>
              <span className={styles.number}>{brand.shopNumbers}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
