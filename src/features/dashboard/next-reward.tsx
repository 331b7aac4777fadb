import { IconChevronRight, IconGift } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { nextRewardTexts } from '@/brand/texts/next-reward';
import { voucherMoney } from '@/components/money';
import { pointsUnit } from '@/components/points';
import { paths, productPath } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import { type HomeProducts, type HomeReward, homeReach } from './home-products';
import styles from './next-reward.module.css';

interface NextRewardProps {
  products: HomeProducts;
  /** Points. */
  balance: number;
  unit: string | undefined;
}

/** How far the next reward is, and how many the balance is enough for (docs/product/dashboard.md#next-reward). */
export function NextReward({ products, balance, unit }: NextRewardProps) {
  const texts = textsOf(nextRewardTexts);
  const { count, next } = homeReach(products, balance, useToday());
  if (count === 0 && !next) return null;
  return (
    <section aria-label={texts.title}>
      <Card>
        <div className={styles.content}>
          {next ? (
            <Link
              to={productPath(next.product.id)}
              state={{ productId: next.product.productId }}
              className={styles.next}
            >
              <span className={styles.words}>
                {wordsFor(next.product, `${formatPoints(next.missing)} ${unit || pointsUnit()}`)}
              </span>
              <span aria-hidden="true">
                <ProgressBar label={texts.title} percent={(balance / next.price) * 100} />
              </span>
            </Link>
          ) : null}
          {count > 0 ? (
            <Link to={paths.redeem} search={{ within: 'points' }} className={styles.reach}>
              {next ? null : (
                <span className="thumb disc">
                  <IconGift size={22} aria-hidden />
                </span>
              )}
              <span>{texts.withinReach(count)}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

/** A reward is named by its voucher's value and brand, or else by its name. */
function wordsFor({ voucherValue, brandName, name }: HomeReward, points: string): string {
  const texts = textsOf(nextRewardTexts);
  return Number(voucherValue) > 0 && brandName
    ? fill(texts.toVoucher, { points, value: voucherMoney(voucherValue), brand: brandName })
    : fill(texts.toReward, { points, name: name || brandName });
}
