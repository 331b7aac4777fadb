import { describe, expect, it } from 'vitest';
import { check, sendTo } from '../testing/check-with';
import { exampleBackend, goodReply, token } from '../testing/example-backend';
import { junitXml } from './junit';
import { createMask } from './mask';
import type { Report } from './report';
import { shownValue } from './shown';
import { reportTable } from './table';

const mobile = '9876500002';
const otp = '8642';
const person = 'Wilhelmina';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');

/** What must not stand in any output, in the ways in which a backend could write it. */
const secrets = [
  ...[
    mobile,
    '98765 00002',
    '9876 500 002',
    '9876-500-002',
    '+91 98765 00002',
    encodeURIComponent(`+91${mobile}`),
  ],
  ...[
    base64(mobile),
    base64(`{"m":"${mobile}"}`),
    base64(` ${mobile}`),
    hex(mobile),
    '&#57;&#56;&#55;&#54;&#53;',
  ],
  ...[
    otp,
    token,
    base64(token),
    encodeURIComponent(token),
    person,
    person.toUpperCase(),
    base64(person),
    hex(person),
  ],
];

/** Every output of a report. */
const outputs = (report: Report) => [JSON.stringify(report), reportTable(report), junitXml(report)];

describe('no output', () => {
  it.each(secrets)('shows %s', async (secret) => {
    const send = sendTo(
      exampleBackend(({ call }) => {
        const body = goodReply(call);
        const text = JSON.stringify(body).replaceAll('Ishita', person);
        if (call === 'getMerchantDetails') return Response.json({ ...JSON.parse(text), statusCode: '100' });
        // It says the secret wherever the check may show a value.
        if (call === 'getBillUploadGuidelines')
          return Response.json({ statusCode: secret, statusDescription: secret });
        if (call === 'getStaticWebPage')
          return new Response(secret, { headers: { 'content-type': secret.replace(/[^\w/+.-]/g, '') } });
        if (call === 'getLoyaltyProgramTierDetails') {
          const tiers = [
            { tier_id: secret, tier_name: [secret], range_starts_at: secret, earn_points: `${secret} 1` },
          ];
          return Response.json({
            statusCode: 100,
            response: { merchant_tiers: tiers, [secret]: secret, current_points_balance: secret },
          });
        }
        if (call === 'getBanners')
          return Response.json({
            statusCode: 100,
            response: { banners: [{ banner_images: secret, banner_title: [secret] }] },
          });
        return undefined;
      }),
    );
    const report = await check({ send, mobile, askOtp: async () => otp });
    const found = report.calls.filter(({ result }) => result === 'broken').map(({ call }) => call);
    expect(found).toEqual(
      expect.arrayContaining(['getBanners', 'getBillUploadGuidelines', 'getLoyaltyProgramTierDetails']),
    );
    for (const output of outputs(report)) expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

it('shows no OTP that came back without its first zero', async () => {
  const send = sendTo(
    exampleBackend(({ call }) =>
      call === 'getBanners'
        ? Response.json({ statusCode: 100, response: { banners: [{ banner_images: 'OTP 475' }] } })
        : undefined,
    ),
  );
  const report = await check({ send, mobile, askOtp: async () => '0475' });
  const banners = report.calls.find(({ call }) => call === 'getBanners');
  expect(JSON.stringify(banners)).toContain('OTP •••');
  for (const output of outputs(report)) expect(output).not.toMatch(/\b0?475\b/);
});

it('shows at most 20 characters, and only the type where a field names a person', () => {
  const mask = createMask();
  expect(shownValue('a sentence that goes on and on', 'offer_title', mask)).toBe(
    'text "a sentence that goe…"',
  );
  expect(shownValue('Nobody Atall', 'first_name', mask)).toBe('text');
  expect(shownValue('31/12/2026', 'expiry_date', mask)).toBe('text "31/12/2026"');
  expect(shownValue(1_920.5, 'current_points_balance', mask)).toBe('number 1920.5');
});

it('hides what looks like a number or a token, even if nobody has named it', () => {
  const shown = (text: string) => createMask().start(text, 40);
  expect(shown('call +91 98765-43210 now')).toBe('call ••• now');
  expect(shown('eyJhbGciOiJIUzI1NiJ9.x')).toBe('•••.x');
  expect(shown('1,250.00 and 2026-11-20')).toBe('1,250.00 and 2026-11-20');
});

it('comes to an end with a long text full of what is hidden', { timeout: 10_000 }, () => {
  const mask = createMask();
  mask.hide('Wilhelmina');
  expect(mask.text('Wilhelmina '.repeat(120_000))).toBe('••• '.repeat(120_000));
});

describe('a text that is cut', () => {
  const mask = createMask();
  mask.hide('Wilhelmina', 'x'.repeat(300));

  it('shows no beginning of what is hidden', () => {
    expect(mask.start('the points of Wilhelmina', 20)).toBe('the points of •••…');
    expect(mask.start(`the points of ${base64('Wilhelmina')}`, 20)).toBe('the points of •••…');
    expect(mask.start('the points of 98765 00002 and', 20)).toBe('the points of •••…');
    expect(mask.start(`a ${'x'.repeat(300)} b`, 20)).toBe('a •••…');
  });

  it('shows nothing from beyond the cut in place of what is hidden', () => {
    expect(mask.start('Wilhelmina Wilhelmina is 98765 00002', 20)).toBe('••• •••…');
  });

  it('goes through no letter of two halves', () => {
    expect(mask.start('😀'.repeat(21), 20)).toBe(`${'😀'.repeat(19)}…`);
    expect(mask.start('😀'.repeat(20), 20)).toBe('😀'.repeat(20));
  });
});
