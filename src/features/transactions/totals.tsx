import { IconChevronRight, IconHourglass } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { Points } from '@/components/points';
import { Card } from '@/ui/card';
import styles from './transactions.module.css';

interface TotalsProps {
  /** Points by what they are of; undefined ones are left out. */
  figures: Partial<Record<'available' | 'earned' | 'redeemed' | 'expired', number | undefined>>;
}

/** What a list adds up to. */
export function Totals({ figures }: TotalsProps) {
  const texts = textsOf(transactionTexts);
  const labels = {
    available: texts.available,
    earned: texts.totalEarned,
    redeemed: texts.totalRedeemed,
    expired: texts.totalExpired,
  };
  const known = (['available', 'earned', 'redeemed', 'expired'] as const).filter(
    (name) => figures[name] !== undefined,
  );
  if (known.length === 0) return null;
  return (
    <Card tone="tint">
      <dl className={styles.totals}>
        {known.map((name) => (
          <div key={name}>
            <dt className={styles.fact}>{labels[name]}</dt>
            <dd>
              <Points value={figures[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface ExpiringSoonProps {
  points: number;
  onShow: () => void;
}

/** Points that run out in the next months: the way to what they are. */
export function ExpiringSoon({ points, onShow }: ExpiringSoonProps) {
  const texts = textsOf(transactionTexts);
  return (
    <button type="button" className={styles.soon} onClick={onShow}>
      <IconHourglass size={20} aria-hidden />
      <span className={styles.soonWords}>
        <strong>{texts.expiringSoon}</strong>
        <span className={styles.fact}>{texts.expiringSoonHint}</span>
      </span>
      <Points value={points} />
      <IconChevronRight size={20} aria-hidden className={styles.chevron} />
    </button>
  );
}
