import { IconMap2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { IconLink } from '@/components/links';
import { QueryView } from '@/components/query-view';
import type { StoreBrand } from '@/contract/stores';
import { FoldButton, FoldChevron } from '@/ui/controls/fold';
import { Card } from '@/ui/lists/card';
import { AsOf } from './as-of';
import { NothingHere } from './at-location';
import { BrandList, BrandSkeleton } from './brand-list';
import styles from './directory.module.css';
import { inhabited } from './directory-rules';
import { useDirectory } from './directory-state';
import { floorPlanLink } from './floor-plan-link';
import { storeQueries } from './queries';

interface GroupsTabProps {
  locationId: string;
  by: 'floor' | 'category';
}

/** The brands of a location under its floors or under their categories; one group is unfolded at a time. */
export function GroupsTab({ locationId, by }: GroupsTabProps) {
  const directory = useQuery(storeQueries.directory(locationId));
  return (
    <QueryView what="directory" query={directory} skeleton={<BrandSkeleton count={4} />}>
      {({ floors, categories, asOf }) => (
        <div className="stack">
          <AsOf at={asOf} />
          {by === 'floor' ? (
            <Groups by={by} groups={floors.map((floor) => ({ ...floor, plan: floor.id }))} />
          ) : (
            <Groups
              by={by}
              groups={inhabited(categories).map((category) => ({ ...category, id: category.name }))}
            />
          )}
        </div>
      )}
    </QueryView>
  );
}

interface Group {
  id: string;
  name: string;
  brands: readonly StoreBrand[];
  /** Id of the floor whose plan shows it. */
  plan?: string;
}

function Groups({ by, groups }: { by: 'floor' | 'category'; groups: readonly Group[] }) {
  const unfolded = useDirectory((state) => state[by]);
  if (groups.length === 0) return <NothingHere />;
  return (
    <div className="stack">
      {groups.map((group) => (
        <GroupCard
          key={group.id}
          group={group}
          open={group.id === unfolded}
          onToggle={() => useDirectory.setState({ [by]: group.id === unfolded ? '' : group.id })}
        />
      ))}
    </div>
  );
}

interface GroupCardProps {
  group: Group;
  open: boolean;
  onToggle: () => void;
}

function GroupCard({ group, open, onToggle }: GroupCardProps) {
  const texts = textsOf(storesTexts);
  const { name, brands, plan } = group;
  const content = useId();
  const { location } = useSearch({ from: '/store-locator' });
  return (
    <Card padding="flush">
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          <FoldButton open={open} onToggle={onToggle} content={content}>
            <span>{name}</span>
            <span className={styles.count}>{texts.brandCount(brands.length)}</span>
          </FoldButton>
        </h2>
        {plan === undefined ? null : (
          <IconLink
            {...floorPlanLink(plan, location)}
            label={fill(texts.floorPlanOf, { floor: name })}
            icon={<IconMap2 size={24} aria-hidden />}
          />
        )}
        <FoldChevron open={open} />
      </div>
      {open ? (
        <div id={content} className={styles.groupContent}>
          {brands.length === 0 ? (
            <p className={styles.nobody}>{texts.none}</p>
          ) : (
            <BrandList label={name} brands={brands} memory={brands} />
          )}
        </div>
      ) : null}
    </Card>
  );
}
