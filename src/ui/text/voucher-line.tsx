import { IconMapPin } from '@tabler/icons-react';
import { BlockSkeleton, Skeleton, TextSkeleton } from '../feedback/skeleton';
import { Card } from '../lists/card';
import { Picture } from '../media/picture';
import styles from './voucher-line.module.css';

interface VoucherLineProps {
  image: string;
  brand: string;
  name: string;
  /** The level of its name among the page's headings. */
  heading: 'h2' | 'h3';
  /** For controls that it describes. */
  nameId?: string;
  /** The same for its brand. */
  brandId?: string;
  /** More facts, one sentence each. Empty ones are left out. */
  facts: readonly string[];
  /** Where it is collected. `label` is for people who cannot see the pin. */
  location: { label: string; name: string };
  /** For a voucher that is no longer available. */
  faded?: boolean;
}

/** One voucher in a cart or an order: its picture beside its words. */
export function VoucherLine(props: VoucherLineProps) {
  const { image, brand, name, heading: Heading, nameId, brandId, facts, location, faded = false } = props;
  return (
    <div className={styles.line} data-faded={faded || undefined}>
      <span className={styles.picture}>
        <Picture src={image} alt="" ratio={4 / 3} />
      </span>
      <div className={styles.words}>
        <p id={brandId} className={styles.brand}>
          {brand}
        </p>
        <Heading id={nameId} className={styles.name}>
          {name || brand}
        </Heading>
        {location.name ? (
          <p className={styles.location}>
            <IconMapPin size={16} aria-hidden />
            <span className="visually-hidden">{`${location.label}: `}</span>
            <span>{location.name}</span>
          </p>
        ) : null}
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ))}
      </div>
    </div>
  );
}

/** The outline of cards that begin with a voucher's line. */
export function VoucherCardSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count}>
      <Card>
        <div className={`${styles.line} ${styles.outline}`}>
          <BlockSkeleton ratio={4 / 3} className={styles.picture} />
          <TextSkeleton lines={4} />
        </div>
      </Card>
    </Skeleton>
  );
}
