import { Link } from '@tanstack/react-router';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { shareScreen } from '@/lib/share-target';
import { FootLine } from '@/ui/feedback/foot-line';

/** The way from the dashboard to a bill that was chosen before the login. */
export function FirstBillLine() {
  const texts = textsOf(billFirstTexts);
  return (
    <FootLine>
      <span role="status">{texts.send}</span> <Link to={shareScreen}>{texts.sendIt}</Link>
    </FootLine>
  );
}
