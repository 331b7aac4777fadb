import { textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import type { Ending } from '@/lib/ending-points';
import { useToday } from '@/ui/hooks/use-today';
import { endingWords } from './ending-words';
import styles from './expiring-points.module.css';

/** Lines before a last one that counts the others. */
const mostLines = 3;

/** How many points end when, in the order in which they end. */
export function EndingList({ endings }: { endings: readonly Ending[] }) {
  const today = useToday();
  const others = endings.length - mostLines;
  return (
    <ul className={styles.endings}>
      {endings.slice(0, mostLines).map((ending) => (
        <li key={ending.day}>{endingWords(ending, today)}</li>
      ))}
      {others > 0 ? <li className="quiet">{textsOf(expiringPointsTexts).later(others)}</li> : null}
    </ul>
  );
}
