import { beforeAll, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { loadMerchants } from '../../build/config/load';
import { type DemoAnswers, recordDemo } from './demo-answers';

let demo: DemoAnswers;
const record = async () => {
  const [merchant] = (await loadMerchants('merchants', ['36'])).merchants;
  if (!merchant) throw new Error('There is no mall 36.');
  return recordDemo(merchant);
};

beforeAll(async () => {
  demo = await record();
});

it('answers every call, with the same bytes each time', async () => {
  expect(Object.keys(demo.answers).sort()).toEqual(Object.keys(calls).sort());
  for (const [call, answers] of Object.entries(demo.answers)) expect(answers.length, call).toBeGreaterThan(0);
  expect(await record()).toEqual(demo);
});

it('holds the answers to a member, to a new member and to a visitor', () => {
  const balances = (role: string) =>
    demo.answers.getMerchantDetails
      ?.filter((answer) => answer.role === role)
      .map(({ body }) => JSON.stringify(body).match(/"current_points_balance":"?([\d.]+)/)?.[1]);
  expect(balances('member')).toEqual(['12480.5']);
  expect(balances('new')).toEqual(['250']);
  expect(demo.answers.getStoreLocations?.every(({ role }) => role === 'visitor')).toBe(true);
});

it('knows the details of every product and shop, and has every picture that it names', () => {
  const ids = (call: string, name: string) =>
    new Set(demo.answers[call]?.map(({ about }) => about[name]).filter((id) => id !== undefined));
  expect(ids('getProductDetails', 'product_merchant_id').size).toBeGreaterThan(10);
  expect(ids('getStoreProfileDetails', 'brand_id').size).toBeGreaterThan(100);
  const named = new Set(JSON.stringify(demo.answers).match(/(?<=\{origin\}\/)api\/pictures\/[^"\\ )?]+/g));
  expect([...named].filter((path) => !demo.pictures.has(path))).toEqual([]);
});

it('holds no random token, no key and no address of the machine', () => {
  const text = JSON.stringify([demo.answers, demo.sessions]);
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  expect(text).not.toContain('localhost');
  expect(text).not.toMatch(/<script|javascript:|onerror|hostile/); // those rows are for tests
  expect(demo.sessions.member).toMatchObject({
    acc_token: 'preview-member',
    refresh_token: 'preview-member',
  });
});
