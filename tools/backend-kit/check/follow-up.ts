import { calls } from '@/contract/calls';
import { judgeAnswer } from './judge-answer';
import { placeOf } from './place';
import { member } from './plan';
import { finding } from './report';
import type { Run } from './run';

const inCart = placeOf.request(calls.addCart);

/** Whether the cart holds what this run has just saved. */
export async function cartHolds({ known, client, mask, entryOf, add }: Run): Promise<void> {
  const { ownLine } = known;
  if (!ownLine || !entryOf('addCart').replied) return;
  const outcome = await client.ask(calls.getCart, member(known), { bearer: known.tokens?.access });
  const judged = judgeAnswer(calls.getCart, outcome, mask);
  if (judged.kind !== 'answer') return;
  const { lines } = judged.reply as ReturnType<typeof calls.getCart.reply.decode>; // decoded by this call
  const found = lines.find(({ productMerchantId }) => productMerchantId === ownLine.productMerchantId);
  if (found?.quantity === ownLine.quantity) return;
  const came = found ? 'another quantity' : 'no such line';
  const expected = 'the line that was just saved, in getCart';
  add(
    'addCart',
    finding('broken', inCart, 'cart_details', expected, came, 'The product is not in the cart.'),
  );
}

/** Puts the cart back as it was. */
export async function restoreCart({ known, client, mask, add }: Run): Promise<void> {
  const { cart, ownLine } = known;
  if (!cart || !ownLine) return;
  const values = { ...member(known), lines: [...cart] };
  const outcome = await client.ask(calls.addCart, values, { bearer: known.tokens?.access });
  if (judgeAnswer(calls.addCart, outcome, mask).kind === 'answer') return;
  const shopper = 'The cart of the test member is another one now.';
  add(
    'addCart',
    finding('broken', inCart, 'cart_details', 'the cart as it was, put back', 'no success', shopper),
  );
}

/** Says which tiers of `theme.tiers` the backend does not send: the app would never show their colours. */
export function tiersAreSent({ known, add }: Run): void {
  const { mall, tiers = mall.tiers } = known;
  const spec = placeOf.answer(calls.getLoyaltyProgramTierDetails);
  for (const name of mall.tiers ?? []) {
    if (tiers?.includes(name)) continue;
    const expected = `a tier "${name}", which theme.tiers of the mall names`;
    const shopper = 'Nobody sees the colours of this tier.';
    add(
      'getLoyaltyProgramTierDetails',
      finding('told', spec, 'merchant_tiers[].tier_name', expected, 'no such tier', shopper),
    );
  }
}

/** Says so where a submitted bill cannot be found to be deleted. */
export function billStays({ known, entryOf, add }: Run): void {
  if (!entryOf('submitBill').replied || known.ownBill) return;
  const spec = placeOf.request(calls.submitBill);
  add('submitBill', finding('told', spec, 'effect', 'nothing that stays', 'A bill without an id stays'));
}
