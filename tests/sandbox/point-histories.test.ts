import { describe, expect, it } from 'vitest';
import type { WireBody } from '@/contract/call';
import { people } from '../../sandbox/members/sample-people';
import { type Seeded, seeded } from '../../sandbox/shared/seeded';
import { type BillHand, billHandOf, file, submittedId } from './bill-hand';
import { memberForm, operate, startTestSandbox, type TestSandbox } from './harness';
import { expectSums } from './point-sums';
import { lineAt, shopperOf, toOrder } from './shopper';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a step has at hand. */
interface Story {
  test: TestSandbox;
  random: Seeded;
  mobile: string;
  hand: BillHand;
  /** Grows with each step, so that no file and no number comes twice. */
  step: number;
  /** Ids of the bills that were handed in. */
  bills: string[];
}

/** One thing that happens to a member; gives the hundredths by which the balance must have moved, where that can be told. */
type Step = (story: Story) => Promise<number | undefined>;

const isGood = ({ statusCode }: WireBody) => statusCode === 100;

const steps: [Step, ...Step[]] = [
  shortBill,
  longBill,
  shortBill,
  removeBill,
  order,
  order,
  decideBill,
  adjust,
  wait,
];

describe('the points of a member, after any history', () => {
  it.each(Array.from({ length: 5 }, (_, index) => index + 1))(
    'add up to the balance, and each step moves it by what it says (%i)',
    async (number) => {
      const test = await startTestSandbox();
      const random = seeded(`history ${number}`);
      const mobile = random.pick([people.aarav.mobile, people.ishita.mobile, people.rohan.mobile]);
      const bills: string[] = [];
      let balance = await expectSums(test, mobile);
      for (let step = 0; step < 10; step += 1) {
        const act = random.pick(steps);
        const hand = await billHandOf(test, mobile); // time may have ended the session
        const moved = await act({ test, random, mobile, hand, step, bills });
        const after = await expectSums(test, mobile, moved === undefined ? undefined : hand);
        if (moved !== undefined) expect([act.name, after - balance]).toEqual([act.name, moved]);
        balance = after;
      }
      await test.sandbox.close();
    },
    120_000,
  );
});

async function shortBill({ random, hand, step, bills }: Story) {
  const words = random.pick(['now', 'manual', 'reject', 'wait', 'photo']);
  const answer = await hand.short(file(`${words}-${step}-rs${Math.floor(random.between(200, 90_000))}.jpg`));
  return taken(answer, bills);
}

async function longBill({ random, hand, step, bills }: Story) {
  const billNumber = `${random.pick(['NOW', 'REJECT', 'WAIT', 'A', 'REFUSE'])}-${step}`;
  const billAmount = Math.round(random.between(1, 90_000) * 100) / 100;
  return taken(await hand.long({ billNumber, billAmount, images: [file(`page-${step}.jpg`)] }), bills);
}

function taken(answer: WireBody, bills: string[]): number {
  if (!isGood(answer)) return 0;
  bills.push(submittedId(answer));
  const { points_earned: points } = answer.response as { points_earned: number | string };
  return Math.round(Number(points) * 100);
}

/** Takes the points of the bill along, unless they are used. */
async function removeBill({ random, hand, bills }: Story) {
  const id = bills[Math.floor(random.between(0, bills.length))] ?? '0';
  const points = await pointsOf(hand, id);
  return isGood(await hand.remove(id)) ? 0 - points : 0;
}

async function order({ test, random, mobile }: Story) {
  const shopper = await shopperOf(test, mobile);
  const quantity = Math.floor(random.between(1, 4));
  const lines = [await lineAt(shopper, Math.floor(random.between(0, 8)), quantity)];
  await shopper.save(lines);
  const answer = await shopper.order(toOrder(lines));
  if (!isGood(answer)) return 0;
  const { orderId } = answer.response as { orderId: number | string };
  const details = await shopper.details(String(orderId));
  return 0 - Math.round((details?.pointsRedeemed ?? 0) * 100);
}

/** The operator decides on a bill, whether it waits or not. */
async function decideBill({ test, random, hand, bills }: Story) {
  const bill = bills[Math.floor(random.between(0, bills.length))] ?? '0';
  const before = await pointsOf(hand, bill);
  const decision = random.pick(['approve', 'reject', 'cancel']);
  const amount = String(Math.floor(random.between(1, 50_000)));
  await operate(test, 'bills', { bill, decision, amount, reason: 'As the test says.' });
  return (await pointsOf(hand, bill)) - before;
}

/** The operator sets the balance and the tier. */
async function adjust({ test, random, mobile, hand }: Story) {
  const before = await hand.balance();
  const balance = Math.round(random.between(0, 20_000) * 100) / 100;
  const tier = String(Math.floor(random.between(1, 4)));
  await operate(test, await memberForm(test, mobile), {
    balance: String(balance),
    tier,
    status: '1',
    unread: '0',
  });
  expect(await hand.balance()).toBe(balance);
  return Math.round(balance * 100) - Math.round(before * 100);
}

/** Time brings what was reviewed, and takes what has expired. */
async function wait({ test, random }: Story) {
  test.clock.advance(random.pick([3 * minute, 20 * minute, 30 * day, 180 * day, 400 * day]));
  return undefined;
}

async function pointsOf(hand: BillHand, billId: string): Promise<number> {
  return Math.round(((await hand.summary(billId)).bills[0]?.points ?? 0) * 100);
}
