import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { pointsUnit } from '@/components/points';
import type { Product } from '@/contract/products';
import { formatPoints } from '@/lib/points';
import { reachOf } from '@/lib/reward-reach';
import { today } from '@/lib/today';
import { Button } from '@/ui/controls/button';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';

interface NothingFoundProps {
  view: 'grid' | 'list';
  /** Products that the balance is not enough for. */
  dear: readonly Product[];
  /** The balance, if only what it is enough for may show. */
  balance: number | undefined;
  /** Where something narrows the list, the way out of it. */
  onShowAll: (() => void) | undefined;
}

/** An empty catalogue. If only points are missing, it says how many. */
export function NothingFound({ view, dear, balance, onShowAll }: NothingFoundProps) {
  const texts = textsOf(redeemTexts);
  const next = balance === undefined ? undefined : reachOf(dear, balance, today()).next;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={next ? texts.nothingWithin : view === 'grid' ? texts.noProductInGrid : texts.noProductsInList}
      text={
        next &&
        fill(texts.missing, {
          points: `${formatPoints(next.missing)} ${pointsUnit()}`,
          name: next.product.name,
        })
      }
      action={onShowAll ? <Button onClick={onShowAll}>{texts.showAll}</Button> : undefined}
    />
  );
}
