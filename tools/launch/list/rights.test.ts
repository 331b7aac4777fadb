import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { rightsItem } from './rights';

const grievance = { name: 'Grievance officer', email: 'complaints@row.example' };
const controller = {
  name: 'Row Private Limited',
  address: '1 Row Road',
  email: 'privacy@row.example',
  grievance,
};
const deletion = { days: 14, keeps: 'Bills for eight years.' };
const android = { packageId: 'in.row.club', fingerprints: [] };

const itemOf = (more: object) =>
  rightsItem(merchantSchema.parse({ name: 'Row Mall', hosts: ['row.example'], ...more }));

it.each([
  [{}, 'notTried', /no rights\.controller and rights\.deletion, so the app names the customer desk/],
  [{ rights: { controller } }, 'notTried', /no rights\.deletion/],
  [{ android }, 'failed', /Google Play refuses the app without rights\.controller and rights\.deletion/],
  [{ android, rights: { deletion } }, 'failed', /without rights\.controller\./],
  [{ android, rights: { controller, deletion } }, 'ok', /Row Private Limited; .* within 14 days/],
])('%j is %s', (config, result, detail) => {
  expect(itemOf(config)).toMatchObject({
    key: 'rights',
    result,
    detail: expect.stringMatching(detail),
    who: expect.any(String),
  });
});

it('is for the client, who alone knows it', () => {
  expect(itemOf({ android }).who).toBe('client');
});
