import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { identityOf } from './harness';
import { testSandbox } from './test-sandbox';

const room = testSandbox();
let token: string;

beforeEach(async () => {
  token = (await room.logIn(people.aarav.mobile)).token?.access ?? '';
});

describe('membership', () => {
  it('gives four tiers, the last without an end, and the distance to the next one', async () => {
    const details = await room.read(
      'getLoyaltyProgramTierDetails',
      { ...identityOf('north'), loyaltyId: 'north' },
      { token },
    );
    expect(details.tiers.map(({ name }) => name)).toEqual(['Blue', 'Silver', 'Gold', 'Platinum']);
    expect(details.tiers.at(-1)?.rangeEnd).toBe(9_999_999_999);
    expect(details).toMatchObject({
      currentTierName: 'Silver',
      balance: 12_480.5,
      awayFromNextTier: '7519.5',
      nextTierName: 'Gold',
      holderName: 'Aarav Deshmukh',
    });
    expect(details.membershipId).toMatch(/^1\d{9}$/);
    expect(details.categoryRates.length).toBeGreaterThan(3);
  });
});
