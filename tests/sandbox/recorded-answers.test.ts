import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { readRecordedAnswers } from '../../sandbox/noun/recorded-answers';
import { customerOf, identityOf, startTestSandbox } from './harness';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value));
const oddBanners = { statusCode: '100', banners: 'none today', response: null };

async function recorded(files: Record<string, unknown>) {
  await write('recording.json', { version: 1, merchant: 'north' });
  for (const [name, answers] of Object.entries(files)) await write(`${name}.json`, answers);
  return readRecordedAnswers(folder);
}

async function sandboxWith(files: Record<string, unknown>) {
  const test = await startTestSandbox({ answers: await recorded(files) });
  onTestFinished(() => test.sandbox.close());
  return test;
}

const north = identityOf('north');

describe('recorded answers', () => {
  it('are served as they came, whoever asks and for whatever screen', async () => {
    const test = await sandboxWith({ getBanners: [{ about: {}, status: 200, body: oddBanners }] });
    await test.sandbox.changeSettings('north', { olderReplies: true });
    const first = await test.send('getBanners', { ...north, bannersFor: 1 });
    const other = await test.send(
      'getBanners',
      { ...north, customerId: '77', bannersFor: 3 },
      { token: 'x' },
    );
    expect([first, other]).toEqual([
      { status: 200, body: oddBanners },
      { status: 200, body: oddBanners },
    ]);
  });

  it('keep their status code', async () => {
    const body = { statusCode: 500, statusDescription: 'Later' };
    const test = await sandboxWith({ getTermsCondition: [{ about: {}, status: 503, body }] });
    expect(await test.send('getTermsCondition', north)).toEqual({ status: 503, body });
  });

  it('are chosen by page and by the ids of things; the sandbox answers what is missing', async () => {
    const page = (number: number) => ({ statusCode: 100, response: { offers: [], page_num: number } });
    const test = await sandboxWith({
      getMerchantOffers: [
        { about: { page_num: '1' }, status: 200, body: page(2) },
        { about: { page_num: '2' }, status: 200, body: page(0) },
      ],
      getOfferDetails: [{ about: { offer_id: '9' }, status: 200, body: { odd: true } }],
    });
    const { ask } = await customerOf(test);
    const offers = async (number: number, search: string) =>
      (await test.send('getMerchantOffers', { ...north, page: number, search }, ask)).body;
    const details = async (offerId: string) =>
      (await test.send('getOfferDetails', { ...north, offerId }, ask)).body;
    expect(await offers(1, '')).toEqual(page(2));
    expect(await offers(2, 'shoes')).toEqual(page(0));
    expect((await offers(3, '')).statusDescription).toBe('Success');
    expect(await details('9')).toEqual({ odd: true });
    expect((await details('1')).statusDescription).toBe('Success');
  });

  it('do not depend on the order of several ids', async () => {
    const test = await sandboxWith({
      getBillSummary: [{ about: { bill_ids: '10,9' }, status: 200, body: { odd: true } }],
    });
    expect((await test.send('getBillSummary', { ...north, billIds: '9,10' })).body).toEqual({ odd: true });
  });

  it('let the sandbox answer a member under the id that they have told the app', async () => {
    const test = await sandboxWith({ getBanners: [{ about: {}, status: 200, body: oddBanners }] });
    const { ask } = await customerOf(test, people.ishita.mobile);
    const foreign = { ...north, customerId: '424242' };
    expect((await test.send('getCartItemCount', foreign, ask)).body.statusCode).toBe(100);
  });

  it('belong to one mall', async () => {
    const test = await sandboxWith({ getBanners: [{ about: {}, status: 200, body: oddBanners }] });
    const { body } = await test.send('getBanners', { ...identityOf('south'), bannersFor: 1 });
    expect(body.statusDescription).toBe('Success');
  });

  it('come after the faults that an operator has set', async () => {
    const test = await sandboxWith({ getBanners: [{ about: {}, status: 200, body: oddBanners }] });
    test.sandbox.faults.set({ kind: 'refused' });
    const ask = async () => (await test.send('getBanners', { ...north, bannersFor: 1 })).body;
    expect(await ask()).toMatchObject({ statusCode: 102 });
    expect(await ask()).toEqual(oddBanners);
  });
});

describe('a folder of recorded answers that cannot be used', () => {
  const problem = () => readRecordedAnswers(folder).then(String, String);

  it('is missing', async () => {
    folder = join(folder, 'none');
    expect(await problem()).toMatch(/none does not exist\. Record the answers again/);
    folder = join(folder, '..');
  });

  it('is another folder', async () => {
    await write('getBanners.json', []);
    expect(await problem()).toContain('has no recording.json');
  });

  it.each([
    ['cut off', '[{"about": {}', 'it is no JSON'],
    ['no list', '{}', 'not a list'],
    ['without a status', '[{"about": {}, "body": {}}]', '0.status'],
    ['with a status that has no body', '[{"about": {}, "status": 204, "body": {}}]', '0.status'],
    ['with a text as body', '[{"about": {}, "status": 200, "body": "hi"}]', '0.body: not an object'],
    ['with a list as body', '[{"about": {}, "status": 200, "body": []}]', '0.body: not an object'],
  ])('has a damaged file: %s', async (_, content, reason) => {
    await write('recording.json', { version: 1, merchant: 'north' });
    await writeFile(join(folder, 'getBanners.json'), content);
    const said = await problem();
    expect(said).toContain('getBanners.json is damaged');
    expect(said).toContain(reason);
  });

  it('was written by another version', async () => {
    await write('recording.json', { version: 2, merchant: 'north' });
    expect(await problem()).toContain('recording.json is damaged: version');
  });
});
