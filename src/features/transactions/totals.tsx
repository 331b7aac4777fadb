import { IconChevronRight, IconHourglass } from '@tabler/icons-react';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { endingWords } from '@/components/expiring-points/ending-words';
import { Points } from '@/components/points';
import { type Ending, stillToCome } from '@/lib/ending-points';
import { useToday } from '@/ui/hooks/use-today';
import styles from './transactions.module.css';

interface TotalsProps {
  /** Points by what they are of; undefined ones are left out. */
  figures: Partial<Record<'available' | 'earned' | 'redeemed' | 'expired', number | undefined>>;
}

/** What a list adds up to; what there is to spend comes first. */
export function Totals({ figures }: TotalsProps) {
  const texts = textsOf(transactionTexts);
  const labels = {
    available: texts.available,
    earned: texts.totalEarned,
    redeemed: texts.totalRedeemed,
    expired: texts.totalExpired,
  };
  const groups = ([['available'], ['earned', 'redeemed', 'expired']] as const)
    .map((names) => names.filter((name) => figures[name] !== undefined))
    .filter((known) => known.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.totals}>
      {groups.map((known) => (
        <dl key={known[0]} className={known[0] === 'available' ? styles.balance : styles.sums}>
          {known.map((name) => (
            <div key={name}>
              <dt className={styles.fact}>{labels[name]}</dt>
              <dd>
                <Points value={figures[name]} size={name === 'available' ? 'medium' : 'small'} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

interface ExpiringSoonProps {
  /** Of the next 3 months. */
  points: number;
  endings: readonly Ending[];
  onShow: () => void;
}

/** Points that run out in the next months: the way to what they are. */
export function ExpiringSoon({ points, endings, onShow }: ExpiringSoonProps) {
  const texts = textsOf(transactionTexts);
  const today = useToday();
  const [next] = currentBrand().wallet.expiryReminder ? stillToCome(endings, today) : [];
  return (
    <button type="button" className={styles.soon} onClick={onShow}>
      <IconHourglass size={20} aria-hidden />
      <span className={styles.soonWords}>
        <span className={styles.soonHead}>
          <strong>{texts.expiringSoon}</strong>
          <Points value={points} />
        </span>
        <span className={styles.fact}>{texts.expiringSoonHint}</span>
        {next ? <span className={styles.fact}>{endingWords(next, today)}</span> : null}
      </span>
      <IconChevronRight size={20} aria-hidden className={styles.chevron} />
    </button>
  );
}
