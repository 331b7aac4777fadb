import type { Product } from '@/contract/products';
import { missingFor, type Reward, reachOf } from '@/lib/reward-reach';
import { stripLength } from './dashboard-rules';

/** What home needs of each product to say what a balance is enough for. */
export type HomeReward = Reward & Pick<Product, 'id' | 'productId' | 'name' | 'brandName' | 'voucherValue'>;

/** What home shows of the catalogue. */
export interface HomeProducts {
  /** The first ones, in full: the strip. */
  first: Product[];
  rewards: HomeReward[];
  /** Rewards that the balance was enough for and that are not in `rewards`: only the cheapest are kept on the phone. */
  others: number;
}

/** How many rewards are kept for a visit without a network. */
const keptRewards = 20;

export function homeProducts(products: readonly Product[]): HomeProducts {
  return { first: products.slice(0, stripLength), rewards: products.map(homeReward), others: 0 };
}

/** The part that is kept: the cheapest rewards of a day, and how many more the balance (points) is enough for. */
export function keptHomeProducts(
  { first, rewards, others }: HomeProducts,
  balance: number | undefined,
  today: string,
): HomeProducts {
  const cheapest = rewards
    .flatMap((reward) => {
      const price = missingFor(reward, 0, today); // with no points, all of it is missing
      return price === undefined ? [] : [{ reward, price }];
    })
    .sort((one, other) => one.price - other.price)
    .slice(0, keptRewards)
    .map(({ reward }) => reward);
  const count = (some: HomeReward[]) => (balance === undefined ? 0 : reachOf(some, balance, today).count);
  return { first, rewards: cheapest, others: others + count(rewards) - count(cheapest) };
}

/** What a balance is enough for, and what is next (docs/product/dashboard.md#next-reward). */
export function homeReach({ rewards, others }: HomeProducts, balance: number, today: string) {
  const { count, next } = reachOf(rewards, balance, today);
  // The others are dearer than all of these, so they are out of reach as soon as one of these is.
  return { count: count + (next ? 0 : others), next };
}

function homeReward(product: Product): HomeReward {
  const { id, productId, name, brandName, voucherValue, expiryDate, minQuantity } = product;
  const { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd } = product;
  return {
    id,
    productId,
    name,
    brandName,
    voucherValue,
    expiryDate,
    specialPriceStart,
    specialPriceEnd,
    ...(minQuantity !== undefined && { minQuantity }),
    ...(sellingPrice !== undefined && { sellingPrice }),
    ...(specialPrice !== undefined && { specialPrice }),
  };
}
