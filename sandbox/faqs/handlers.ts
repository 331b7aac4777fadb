import { escapeHtml } from '@/lib/escape-html';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { byLabel } from '../shared/by-label';
import { hostileMarkup } from '../shared/hostile-markup';
import { faqs } from './tables';

export const faqHandlers = {
  async getFaqList(_request, { db, merchant, settings }) {
    if (!settings.menuPages) return [];
    const rows = await rowsWith(db, faqs, { merchantId: merchant.id });
    const hostile = settings.hostileHtml ? hostileMarkup : '';
    return byLabel(rows, ({ category }) => category).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ id, question, answer }) => ({
        id: String(id),
        question,
        answer: `${answer}${hostile}`,
      })),
    }));
  },
} satisfies Partial<Handlers>;

/** The questions of one merchant; the last category has what a careless page would stumble over. */
export async function seedFaqs(tx: Db, { merchant }: SeededMall): Promise<void> {
  const samples = Object.entries(samplesOf(merchant)).slice(0, merchant.tidy ? -1 : undefined);
  const rows = samples.flatMap(([category, pairs]) =>
    pairs.map(([question, answer]) => ({ merchantId: merchant.id, category, question, answer })),
  );
  await tx.insert(faqs).values(rows);
}

type Pair = readonly [question: string, answer: string];

function samplesOf(merchant: SandboxMerchant): Record<string, readonly Pair[]> {
  const name = escapeHtml(merchant.name);
  const program = escapeHtml(merchant.programName);
  return {
    Membership: [
      ['Who can become a member?', '<p>Anybody aged 18 or above with an Indian mobile number.</p>'],
      [`What does ${merchant.programName} cost?`, `<p>Nothing. ${program} is free, and it stays free.</p>`],
    ],
    'Bills and points': [
      [
        'Which bills earn points?',
        `<p>Bills of every participating store of ${name}:</p><ul><li>with the store's name, the date and the amount on it,</li><li>submitted within the days that the location allows,</li><li>each bill once.</li></ul>`,
      ],
      [
        'How long does it take until my points are there?',
        '<p>Most bills are read in seconds. If somebody has to look at yours, it takes up to two days.</p>',
      ],
    ],
    'Vouchers and orders': [
      [
        'Where do I find my voucher code?',
        '<ol><li>Open <strong>Transactions</strong>.</li><li>Choose <strong>Vouchers</strong>.</li><li>Tap the code to copy it.</li></ol>',
      ],
      [
        'Can I return a voucher?',
        '<p>No. An order is final, so please look at the terms of a voucher first.</p>',
      ],
    ],
    'Parking & visit': [
      [
        'Is there parking for members?',
        '<p>Three hours are free with every bill above ₹1,000. Gold and Platinum members park for free every day.</p>',
      ],
      ['Are dogs welcome?', '<p>On the terrace and in the garden court, on a leash.</p>'],
    ],
    'Everything else that people asked us last year': [
      [
        'Supercalifragilistic_question_without_a_single_space_anywhere_in_it_that_goes_on_and_on_and_on?',
        '<p>Yes. <a href="/terms-of-use">The terms</a> say more.</p>',
      ],
      ['Is 5 < 6 & "more" for <b>everybody</b>?', '<p>It is.</p>'],
      ['Is there an answer to everything?', ''],
    ],
  };
}
