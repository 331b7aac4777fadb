import { describe, expect, it } from 'vitest';
import type { WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { olderStyle } from '../../../sandbox/server/older-style';
import { randomOf } from '../../../tests/setup/random';
import { examples, goodReply, leadsSomewhere, names } from '../testing/example-backend';
import { plantedAnswers } from '../testing/planted';
import { judgeAnswer } from './judge-answer';
import { createMask } from './mask';
import { resultOf } from './report';

function judge(name: CallName, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const sizes = { bytes: text.length, ms: 1 };
  return judgeAnswer(calls[name], { kind: 'answer', status: 200, headers, text, ...sizes }, createMask());
}

const inWords = ({ findings }: ReturnType<typeof judge>) =>
  findings.map(({ severity, field, came }) => `${severity} ${field}: ${came}`);

describe.each(names)('%s', (name) => {
  it('fits with every good and empty reply of the document', () => {
    const usual = examples[name].replies.filter(({ kind }) => kind === 'good' || kind === 'empty');
    expect(usual.flatMap(({ body }) => inWords(judge(name, body)))).toEqual([]);
  });

  it('is tolerated as older backends write it', () => {
    const { kind, findings } = judge(name, olderStyle(goodReply(name)));
    expect(kind).toBe('answer');
    expect(findings.filter(({ severity }) => severity !== 'tolerated')).toEqual([]);
  });

  it('points to places in the document that exist', () => {
    const spoiled = [
      spoil(goodReply(name)),
      {},
      { statusCode: '100', response: null },
      { statusCode: 100, response: 'x' },
    ];
    const places = spoiled.flatMap((body) => judge(name, body).findings.map(({ spec }) => spec));
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !leadsSomewhere(place))).toEqual([]);
  });
});

const junk = [
  null,
  '',
  ' ',
  '0',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  [null],
  [[]],
  { '1': null },
  'x'.repeat(5_000),
  '\u0000',
];

/** The same body with junk in some places. */
function withJunk(body: WireBody, random: () => number): unknown {
  const any = () => junk[Math.floor(random() * junk.length)];
  return JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key !== 'statusCode' && random() < 0.15 ? any() : value,
  );
}

it('judges any junk without failing, and never says that nothing is wrong where the app reads nothing', () => {
  const random = randomOf(28);
  for (const name of names) {
    for (let round = 0; round < 30; round += 1) {
      const body = withJunk(goodReply(name), random);
      const { kind, findings } = judge(name, body);
      expect(findings.filter(({ spec }) => !leadsSomewhere(spec))).toEqual([]);
      expect(findings.filter(({ came }) => came.length > 40)).toEqual([]);
      if (kind === 'unusable') expect(findings.map(({ severity }) => severity)).toContain('broken');
    }
  }
});

/** Replaces every value at the ends by one of another type. */
function spoil(body: WireBody): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) => {
      if (key === 'statusCode') return String(value);
      if (key === 'odd') return value;
      return typeof value === 'object' && value !== null ? value : { odd: true };
    }),
  );
}

it('says which day the app reads in a time with a zone', () => {
  const shopperOf = (created_at: string) => {
    const notifications = [{ communication_msg_id: 1, title: 'Hello', created_at }];
    const { findings } = judge('getCustomerNotifications', { statusCode: 100, response: { notifications } });
    return findings.find(({ field }) => field.endsWith('created_at'));
  };
  expect(shopperOf('2026-11-01T20:00:00Z')).toMatchObject({
    severity: 'tolerated',
    shopper: 'The app reads the day 2026-11-02.',
  });
  expect(shopperOf('2026-11-01 20:00:00')).toBeUndefined();
});

describe('a list as an object with numbered keys', () => {
  const entry = JSON.stringify({ brand_id: '1', brand_name: 'Kahvora' });
  const keyed = (...keys: string[]) => `{${keys.map((key) => `"${key}" :${entry}`).join(',')}}`;
  const judged = (list: string) =>
    judge('getPWABrandName', `{"statusCode":100,"response":${list}}`).findings.filter(
      ({ field }) => field === 'response',
    );

  it.each([[['0', '1', '2']], [['1', '2']], [['0', '3', '10']]])('is tolerated with the keys %j', (keys) => {
    expect(judged(keyed(...keys))).toMatchObject([{ severity: 'tolerated', expected: 'a list' }]);
  });

  it.each([[['2', '0', '1']], [['0', '10', '3']], [['note', '0']]])(
    'is broken with the keys %j, because the app gets them in another order',
    (keys) => {
      const shopper = 'The entries are in another order.';
      const expected = 'a list, in PHP array_values()';
      expect(judged(keyed(...keys))).toMatchObject([{ severity: 'broken', expected, shopper }]);
    },
  );

  it('is broken too where it is an entry of a list, or a list of texts', () => {
    const { findings } = judge(
      'getMerchantOffers',
      `{"statusCode":100,"response":{"offers":[{"id":1,"offer_title":"{\\"1\\":","offer_image":{"1":"","0":""},"locations":{"1":{},"0":{}}}]}}`,
    );
    const broken = findings.filter(({ expected }) => expected.includes('array_values'));
    expect(broken.map(({ field }) => field)).toEqual(['offers[].offer_image', 'offers[].locations']);
  });

  it('is broken where its labels are whole numbers in another order', () => {
    const body = '{"statusCode":100,"response":{"transactionDetails":{"2026":[],"2025":[]}}}';
    expect(judge('getSubmitBillDetailsMonthwise', body).findings).toMatchObject([
      { severity: 'broken', expected: 'labels that are no whole numbers' },
    ]);
  });

  it('is not meant by bill_data and added, whose keys are ids', () => {
    const bills =
      '{"statusCode":100,"response":{"bill_data":{"9":{"id":9,"status":"Pending"},"7":{"id":7,"status":"Pending"}}}}';
    const merchant = '{"statusCode":100,"response":{"merchant_list":{"added":{"2":{},"1":{}}}}}';
    for (const { findings } of [judge('getBillSummary', bills), judge('getMerchantDetails', merchant)]) {
      expect(findings.filter(({ shopper }) => shopper.includes('order'))).toEqual([]);
    }
  });
});

it('tells of whole numbers that lose digits in other programs, once for each field', () => {
  const rows = [12345678901234567n, 7n, 22345678901234567n].map((id) => `{"id":${id},"x y":[${id}]}`);
  const { findings } = judge('getFaqList', `{"statusCode":100,"response":{"faqs":[${rows.join(',')}]}}`);
  const told = findings.filter(({ severity }) => severity === 'told');
  expect(told.map(({ field, came }) => `${field}: ${came}`)).toEqual([
    'response.faqs[].id: a whole number beyond 9007199254740991',
    'response.faqs[].*[]: a whole number beyond 9007199254740991',
  ]);
  expect(told.every(({ spec }) => leadsSomewhere(spec))).toBe(true);
});

describe('a planted deviation', () => {
  it.each(plantedAnswers.map((each) => [each.call, each.what, each] as const))('%s: %s', (name, _, each) => {
    const { findings } = judge(name, each.body);
    expect(resultOf(findings), inWords({ findings, kind: 'answer' }).join('\n')).toBe(each.result);
    const fields = findings
      .filter(({ severity }) => severity === each.result)
      .map(({ field }) => field.split('.').at(-1)?.replace('[]', ''));
    expect(fields).toEqual([each.field]);
    expect(findings.filter(({ spec }) => !leadsSomewhere(spec))).toEqual([]);
    const shown = findings.filter(({ severity, shopper }) => severity === 'broken' && shopper === '');
    expect(shown).toEqual([]);
  });
});
