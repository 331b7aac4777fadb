import { expect, it } from 'vitest';
import { type CallName, calls } from '@/contract/calls';
import { areaName, forStaff } from './for-staff';
import type { CallReport, Report, Result } from './report';

const names = Object.keys(calls) as CallName[];

/** A report in which these calls have another result than that they fit. */
function reportWith(changes: Partial<Record<CallName, Partial<CallReport>>>): Report {
  const reports = names.map(
    (call): CallReport => ({
      call,
      result: 'fits',
      findings: [],
      ms: { median: 1, slowest: 1 },
      ...changes[call],
    }),
  );
  const count = (result: Result) => reports.filter((each) => each.result === result).length;
  const [fits, tolerated, broken, notTried] = (['fits', 'tolerated', 'broken', 'notTried'] as const).map(
    count,
  );
  return {
    url: 'https://api.client.example',
    merchant: '36',
    calls: reports,
    journeys: [],
    summary: { fits: fits ?? 0, tolerated: tolerated ?? 0, broken: broken ?? 0, notTried: notTried ?? 0 },
  };
}

const finding = { severity: 'broken', field: 'x', expected: 'a', came: 'b', spec: '', curl: '' } as const;

it('names a call that stands in no area by its own words', () => {
  const call = 'getParkingSpaces' as CallName; // as if the contract had it
  expect([areaName('getOfferDetails'), areaName(call)]).toEqual(['Offers', 'Parking spaces']);
  const report = reportWith({});
  const { areas } = forStaff({
    ...report,
    calls: [...report.calls, { call, result: 'fits', findings: [], ms: {} }],
  });
  expect(areas).toContainEqual({ name: 'Parking spaces', result: 'fits', words: [] });
});

it('says the worst first, once, as a shopper sees it', () => {
  const broken: Partial<CallReport> = {
    result: 'broken',
    findings: [{ ...finding, shopper: 'The date is missing.' }],
  };
  const { verdict, areas, forEngineers } = forStaff(
    reportWith({ getMerchantOffers: broken, getOfferDetails: broken, getCart: { result: 'tolerated' } }),
  );
  expect(verdict).toBe(`1 of ${areas.length} parts of the app would not work as they should.`);
  expect(areas.slice(0, 2)).toEqual([
    { name: 'Offers', result: 'broken', words: ['The date is missing.'] },
    { name: 'Cart and orders', result: 'tolerated', words: [expect.stringContaining('usual form')] },
  ]);
  expect(forEngineers).toContain('getMerchantOffers');
});

it('says why something was not tried', () => {
  const { areas } = forStaff(
    reportWith({
      getLoyaltyProgramTierDetails: {
        result: 'notTried',
        why: 'It needs a logged-in member: --mobile.',
        ms: {},
      },
      optInForSMS: { result: 'notTried', why: 'It changes something: --writes.', ms: {} },
      optOutFromSMS: { result: 'notTried', why: 'It changes something: --writes.', ms: {} },
    }),
  );
  expect(areas.slice(-2)).toEqual([
    { name: 'Membership', result: 'notTried', words: ['It needs a test number.'] },
    { name: 'SMS consent', result: 'notTried', words: ['It changes something, so it was not tried.'] },
  ]);
});

it('says that nobody answers', () => {
  const silent = Object.fromEntries(names.map((call) => [call, { result: 'notTried', ms: {} } as const]));
  expect(forStaff(reportWith(silent)).verdict).toBe('The backend did not answer at this address.');
  expect(forStaff(reportWith({})).verdict).toBe('Everything that was tried works.');
});
