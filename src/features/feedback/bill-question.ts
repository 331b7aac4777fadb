import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { money } from '@/components/money';
import type { Bill } from '@/contract/bills';
import { messageCharacters } from '@/contract/feedback';
import { cutText } from '@/lib/cut-text';
import { formatDate } from '@/lib/dates';
import { type FeedbackForm, typedMessage } from './feedback.schema';

/** Characters of one fact, so that an endless brand name leaves room for the others. */
const longestFact = 200;

/** Feedback that begins with what is known of a bill (docs/product/pages.md#feedback). */
export function questionAbout(bill: Bill): FeedbackForm {
  const texts = textsOf(billTexts);
  const facts: [label: string, value: string][] = [
    [texts.billNumber, bill.billNumber],
    [texts.billDate, formatDate(bill.billDate, 'long')],
    [texts.brand, bill.brandName],
    [texts.billAmount, bill.billAmount === undefined ? '' : money(bill.billAmount)],
  ];
  const lines = facts
    .map(([label, value]) => [allowed(label), allowed(value)])
    .filter(([, value]) => value !== '')
    .map((words) => words.join(' ').trim());
  return { subject: 'Bill Rejections', message: typedMessage('', lines.join('\n')).message };
}

/** The text with a hyphen for its minus, and a blank in place of every other sign that feedback refuses. */
function allowed(text: string): string {
  const signs = Array.from(text.replace('−', '-'), (sign) => (messageCharacters.test(sign) ? sign : ' '));
  return cutText(signs.join('').replace(/\s+/g, ' ').trim(), longestFact);
}
