import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { searchTexts } from '@/brand/texts/search';
import { ProductRow, ProductRowsSkeleton } from '@/components/product-row';
import { productQueries } from '@/features/redeem/queries';
import { paths } from '@/lib/paths';
import { ResultGroup } from './result-group';
import { takes } from './search-rules';

/** Rewards whose names have a text. */
export function RewardResults({ text }: { text: string }) {
  const texts = textsOf(searchTexts);
  const query = useQuery({ ...productQueries.named(text), enabled: takes.rewards(text) });
  return (
    <ResultGroup
      area="rewards"
      text={text}
      title={texts.rewards}
      what="rewards"
      query={query}
      rule={texts.rewardsRule}
      none={texts.noRewards}
      all={{ label: texts.allRewards, to: paths.redeem }}
      outlines={<ProductRowsSkeleton count={2} />}
      row={(product) => <ProductRow product={product} />}
      keyOf={({ id }) => id}
    />
  );
}
