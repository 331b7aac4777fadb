import { describe, expect, it } from 'vitest';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getEarnRedeemPointDetailsMonthWise } from '@/contract/transactions';
import { pointLists } from '@/features/transactions/transaction-rules';
import { lookFor } from './arrival-rules';

const bill = (reference_id: string, points: number | null = 120, more: object = {}) => ({
  earned_redeemed_flag: '1',
  earn_or_redeemed_reason_id: '1',
  reference_id,
  points_earned_or_redeemed: points,
  brands: [{ brand_name: `Brand ${reference_id}` }],
  ...more,
});
const takenBack = (reference_id: string, points: number) =>
  bill(reference_id, points, { earned_redeemed_flag: '2', earn_or_redeemed_reason_id: '3' });
const rows = (...entries: object[]) => {
  const history = getEarnRedeemPointDetailsMonthWise.reply.decode({ transactionDetails: { All: entries } });
  return { lists: pointLists(history, '2026-11-28'), endings: [], log: undefined };
};
const tiers = ['Blue', 'Silver', 'Gold'].map((tier_name, index) => ({ tier_id: index + 1, tier_name }));
const inTier = (customer_current_tier_id: string, more: object = {}) =>
  getLoyaltyProgramTierDetails.reply.decode({ merchant_tiers: tiers, customer_current_tier_id, ...more });

const look = (seen: object, points?: ReturnType<typeof rows>, details?: ReturnType<typeof inTier>) =>
  lookFor(seen, { points, details });

describe('points for a bill', () => {
  it('are nothing new on a phone that knows no bill yet', () => {
    expect(look({}, rows(bill('2'), bill('1')))).toEqual({ seen: { bills: ['2', '1'] } });
  });

  it('have come once, with the name of the bill', () => {
    const { seen, arrival } = look({ bills: ['1'] }, rows(bill('2'), bill('1')));
    expect(arrival).toEqual({ kind: 'points', points: 120, brand: 'Brand 2', bills: 1 });
    expect(look(seen, rows(bill('2'), bill('1')))).toEqual({ seen });
  });

  it('of several bills are one sum, with the name of the newest', () => {
    expect(look({ bills: [] }, rows(bill('3', 0.1), bill('2', 0.2), bill('1'))).arrival).toEqual({
      kind: 'points',
      points: 120.3,
      brand: 'Brand 3',
      bills: 3,
    });
  });

  it('of one bill in two rows are one bill', () => {
    const twice = rows(bill('2', 5, { earn_or_redeemed_reason_id: '3' }), bill('2', 120));
    expect(look({ bills: [] }, twice).arrival).toMatchObject({ points: 125, bills: 1 });
  });

  it.each([
    ['no list of brands', { brands: null }],
    ['an empty name', { brands: [{ brand_name: ' ' }] }],
  ])('have come without a name, from a row with %s', (_, more) => {
    expect(look({ bills: [] }, rows(bill('2', 120, more))).arrival).toMatchObject({ points: 120, brand: '' });
  });

  it.each([
    ['a bonus', bill('2', 120, { earn_or_redeemed_reason_id: '2' })],
    ['an order that gives points back', bill('0', 120, { order_id: '9' })],
    ['a bill without an id', bill('0')],
    ['a bill of no points', bill('2', 0)],
    ['a bill of unknown points', bill('2', null)],
  ])('are not those of %s', (_, row) => {
    expect(look({ bills: ['1'] }, rows(row, bill('1')))).toEqual({ seen: { bills: ['1'] } });
  });

  it.each([
    ['positive', 120],
    ['negative', -120],
  ])('that were taken back with a %s figure have not come', (_, points) => {
    const { seen, arrival } = look({ bills: [] }, rows(takenBack('2', points), bill('2')));
    expect([seen, arrival]).toEqual([{ bills: [] }, undefined]);
    // given once more
    expect(look(seen, rows(bill('2', 60), takenBack('2', points), bill('2'))).arrival).toMatchObject({
      points: 60,
    });
  });

  it('are no news again when rows were missing in between', () => {
    const { seen } = look({ bills: ['2', '1'] }, rows(bill('1')));
    expect(look(seen, rows(bill('2'), bill('1'))).arrival).toBeUndefined();
  });

  it('are told from the newest rows, but these are no beginning', () => {
    const cut = { ...rows(bill('2')), isCut: true };
    expect(look({}, cut)).toEqual({ seen: {} });
    expect(look({ bills: ['1'] }, cut)).toMatchObject({ seen: { bills: ['2', '1'] }, arrival: { bills: 1 } });
  });
});

describe('a tier', () => {
  it('is reached when it stands behind the one before', () => {
    expect(look({ tier: '1' }, undefined, inTier('3'))).toMatchObject({
      seen: { tier: '3' },
      arrival: { kind: 'tier', tier: { name: 'Gold' }, before: { name: 'Blue' } },
    });
  });

  it.each([
    ['the first that the phone knows', {}, inTier('2'), '2'],
    ['the same', { tier: '2' }, inTier('2'), '2'],
    ['a lower one', { tier: '3' }, inTier('2'), '2'],
    ['one after a tier that is gone', { tier: 'Old' }, inTier('2'), '2'],
    ['none', { tier: '2' }, inTier(''), '2'],
    ['none of the program', { tier: '2' }, inTier('9'), '2'],
    ['of a program without tiers', { tier: '2' }, inTier('3', { merchant_tiers: [] }), '2'],
  ])('is not reached when it is %s', (_, seen, details, tier) => {
    expect(look(seen, undefined, details)).toEqual({ seen: { tier } });
  });

  it('is found by its name too', () => {
    const named = inTier('', { customer_current_tier_name: 'gold' });
    expect(look({ tier: '1' }, undefined, named).arrival).toMatchObject({ tier: { id: '3' } });
  });

  it('waits for the next look where points have come too', () => {
    const both = [rows(bill('2')), inTier('2')] as const;
    const first = look({ bills: [], tier: '1' }, ...both);
    expect(first).toMatchObject({ seen: { bills: ['2'], tier: '1' }, arrival: { kind: 'points' } });
    expect(look(first.seen, ...both)).toMatchObject({ seen: { tier: '2' }, arrival: { kind: 'tier' } });
  });
});
