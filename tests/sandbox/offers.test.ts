import { expect, it, onTestFinished } from 'vitest';
import { calls } from '@/contract/calls';
import type { SandboxOptions } from '../../sandbox/create-sandbox';
import { identityOf, malls, people, startTestSandbox } from './harness';

/** The first offers of the sample. */
async function offersOf(options: Partial<SandboxOptions>) {
  const test = await startTestSandbox(options);
  onTestFinished(() => test.sandbox.close());
  const token = (await test.logIn(people.full)).token?.access ?? '';
  const { body } = await test.send(
    'getMerchantOffers',
    { ...identityOf('north'), page: 1, search: '' },
    { token },
  );
  return calls.getMerchantOffers.reply.decode(body).offers;
}

it('offers of the sample begin and end on days of the malls’ own calendar', async () => {
  const evening = new Date('2026-11-20T20:00:00Z'); // the 21st in India
  const [first] = await offersOf({ now: () => evening });
  expect(first).toMatchObject({ startDate: '2026-11-21', endDate: '2026-11-27' });
});

it('names in the sample’s descriptions are escaped', async () => {
  const [north] = malls;
  if (!north) throw new Error('There is no mall.');
  const [first] = await offersOf({ merchants: [{ ...north, programName: 'A & B & <b>C</b>' }] });
  expect(first?.longDescription).toContain('members of A &#38; B &#38; &#60;b&#62;C&#60;/b&#62;.');
});
