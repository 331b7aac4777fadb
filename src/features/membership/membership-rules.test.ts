import { describe, expect, it } from 'vitest';
import type { Tier } from '@/contract/membership';
import { awayFromNextTier, currentStep, groupMembershipId, rangeOf, tierSteps } from './membership-rules';

const defaults = ['Blue', 'Silver', 'Gold', 'Platinum'];
const tier = (id: string, name: string) => ({ id, name }) as Tier; // the rest does not matter here

describe('membership', () => {
  it.each([
    ['4218402050', '4218 402 050'],
    ['MEM-42', 'MEM-42'],
    ['42184020501', '42184020501'],
    ['M4218402050', 'M4218402050'],
    ['', ''],
  ])('shows the id %j as %j', (id, shown) => expect(groupMembershipId(id)).toBe(shown));

  it('uses the default tiers if the program sends none', () => {
    expect(tierSteps([], defaults).map(({ label }) => label)).toEqual(defaults);
    expect(tierSteps([tier('7', 'Pearl')], defaults)).toEqual([{ id: '7', label: 'Pearl' }]);
  });

  it.each([
    ['3', '', 1],
    ['', 'gold', 1],
    ['99', 'Gold', 1],
    ['2', 'Gold', 0],
    ['', '', -1],
    ['99', 'Bronze', -1],
  ])('finds the current tier by id %j, else by name %j', (currentTierId, currentTierName, step) => {
    const steps = tierSteps([tier('2', 'Silver'), tier('3', 'Gold')], defaults);
    expect(currentStep(steps, { currentTierId, currentTierName })).toBe(step);
  });

  it.each([
    [
      { rangeStart: 0, rangeEnd: 4999 },
      { from: '0', to: '4,999' },
    ],
    [
      { rangeStart: 50_000, rangeEnd: 9_999_999_999 },
      { from: '50,000', to: '∞' },
    ],
    [
      { rangeStart: 50_000, rangeEnd: 9_999_999_998 },
      { from: '50,000', to: '9,99,99,99,998' },
    ],
    [{ rangeStart: undefined, rangeEnd: 4999 }, undefined],
    [{ rangeStart: 0, rangeEnd: undefined }, undefined],
  ])('a tier range of %j shows as %j', (range, shown) => expect(rangeOf(range, '∞')).toEqual(shown));

  it.each([
    ['7519.5', { kind: 'points', points: '7,519.50' }],
    ['Spend ₹2,000 more to reach Gold', { kind: 'sentence', text: 'Spend ₹2,000 more to reach Gold' }],
    ['0', undefined],
    ['', undefined],
    [' ', undefined],
    [' 12 ', { kind: 'points', points: '12' }],
    [' Spend more ', { kind: 'sentence', text: 'Spend more' }],
    ['-3', undefined],
    ['Infinity', undefined],
  ])('away_from_next_membership %j says %j', (wire, away) => expect(awayFromNextTier(wire)).toEqual(away));
});
