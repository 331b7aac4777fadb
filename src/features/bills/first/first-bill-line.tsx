import { Link } from '@tanstack/react-router';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { shareScreen } from '@/lib/share-target';
import { useRoom } from '@/ui/hooks/use-room';
import styles from './first-bill-line.module.css';

/** The way from the dashboard to a bill that was chosen before the login. It covers nothing, and moves nothing. */
export function FirstBillLine() {
  const texts = textsOf(billFirstTexts);
  const place = useRoom('--ui-offer-room');
  return (
    <div ref={place} className={styles.place}>
      <p className={styles.line} role="status">
        <span>{texts.send}</span> <Link to={shareScreen}>{texts.sendIt}</Link>
      </p>
    </div>
  );
}
