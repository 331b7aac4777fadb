import { describe, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { pageTypes } from '@/contract/pages';
import { groupMobile } from '@/lib/mobile';
import { people } from '../../sandbox/members/sample-people';
import { customerOf, identityOf, operate, pageOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

async function faqs(merchantId = 'north') {
  return test.read('getFaqList', identityOf(merchantId));
}

it('FAQs are there for visitors, in their order, with the name of the mall', async () => {
  const [first, ...others] = await faqs('south');
  expect([first, ...others].map((category) => category?.label)).toEqual([
    'Membership',
    'Bills and points',
    'Vouchers and orders',
    'Parking & visit',
    'Everything else that people asked us last year',
  ]);
  expect(first?.entries[1]).toMatchObject({
    question: 'What does South Stars cost?',
    answer: '<p>Nothing. South Stars is free, and it stays free.</p>',
  });
});

it('FAQs can be hostile, or missing', async () => {
  await operate(test, 'settings', { menuPages: 'on', hostileHtml: 'on' });
  expect((await faqs())[0]?.entries[0]?.answer).toContain('<script>');
  await operate(test, 'settings', {});
  expect(await faqs()).toEqual([]);
});

it.each([
  ['benefits', 'benefits', 'Platinum'],
  ['aboutUs', 'menuPages', 'Opening hours'],
  ['howItWorks', 'menuPages', 'four steps'],
] as const)('the operator takes %s away, or makes it hostile', async (type, setting, words) => {
  const { token } = await test.logIn(people.aarav.mobile);
  const page = async () => {
    const query = new URLSearchParams({
      platform: '4',
      merchant_id: 'north',
      page_type: String(pageTypes[type]),
    });
    const { body } = await test.ask('getStaticWebPage', query, { token: token?.access ?? '' });
    return calls.getStaticWebPage.reply.decode(body);
  };
  expect(await page()).toContain(words);
  await operate(test, 'settings', { [setting]: 'on', hostileHtml: 'on' });
  expect(await page()).toContain('<script>');
  await operate(test, 'settings', {});
  expect(await page()).toBe('');
});

it('feedback shows on the operator page of its mall alone', async () => {
  const { userId = '', token } = await test.logIn(people.aarav.mobile);
  const feedback = {
    ...identityOf('north', userId),
    subject: 'Points Credited' as const,
    message: 'Tom & "Jerry"\n(twice)',
  };
  const send = async (message: string) => {
    const ask = { token: token?.access ?? '' };
    const { body } = await test.send('submitFeedback', { ...feedback, message }, ask);
    return [body.statusCode, body.statusDescription];
  };
  expect(await send(feedback.message)).toEqual([100, 'Success']);
  const words = 'We cannot take feedback today. Please come to the customer desk.';
  expect(await send('Refuse, please')).toEqual([102, words]);
  expect(await send('silent please')).toEqual([102, '']);

  const page = (mall: string) => pageOf(test, `/malls/${mall}`);
  const north = await page('north');
  expect(north).toContain('Points Credited');
  expect(north).toContain('<div class="written">Tom &amp; &quot;Jerry&quot;\n(twice)</div>');
  expect(north).not.toContain('Refuse, please');
  expect(await page('south')).toContain('Nobody has sent feedback.');
});

it.each([
  ['another subject', { subject: 'Parking' }],
  ['no message', { feedback_message: '' }],
  ['a long message', { feedback_message: 'a'.repeat(1025) }],
  ['signs that are not allowed', { feedback_message: '<b>' }],
])('feedback with %s is refused', async (_, fields) => {
  const { userId = '', token } = await test.logIn(people.aarav.mobile);
  const good = { merchant_id: 'north', platform: '4', customer_id: userId, app_info: '' };
  const body = new URLSearchParams({ ...good, subject: 'General', feedback_message: 'Fine', ...fields });
  const answer = await test.ask('submitFeedback', body, { token: token?.access ?? '' });
  expect(answer.body.statusCode).toBe(102);
  expect(answer.body.statusDescription).toContain(Object.keys(fields)[0]);
});

describe('SMS consent', () => {
  const site = { merchantId: 'north', platform: 4 };
  const consent = async (name: 'optOutFromSMS' | 'optInForSMS', key: string, merchantId = 'north') => {
    const { status, body } = await test.send(name, { ...site, merchantId, key });
    return [status, body.statusCode, body.statusDescription];
  };
  /** How many customers of a mall its operator page shows as opted out. */
  const optedOut = async (mall: string) => {
    const page = await pageOf(test, `/malls/${mall}`);
    return page.split('Opted out 2026-11-20 10:00 UTC').length - 1;
  };

  it('is changed by its key, by anybody, at one mall', async () => {
    const out = [200, 100, 'You have opted out of SMS messages from Northgate Rewards.'];
    expect(await consent('optOutFromSMS', 'STOP01')).toEqual(out);
    expect(await consent('optOutFromSMS', 'STOP01')).toEqual(out);
    expect([await optedOut('north'), await optedOut('south')]).toEqual([1, 0]);
    const back = [200, 100, 'You have opted in to SMS messages from Northgate Rewards.'];
    expect(await consent('optInForSMS', 'STOP01')).toEqual(back);
    expect(await optedOut('north')).toBe(0);
  });

  it.each(['NOBODY', '', 'k'.repeat(255)])('is refused for the key %j, with HTTP 200', async (key) => {
    for (const name of ['optOutFromSMS', 'optInForSMS'] as const) {
      const words = 'This link is not known. Please use the one in your latest SMS.';
      expect(await consent(name, key)).toEqual([200, 401, words]);
    }
  });

  it('of a key that is too long is a bad request', async () => {
    const body = new URLSearchParams({ merchant_id: 'north', platform: '4', opt_out_key: 'k'.repeat(256) });
    expect((await test.ask('optOutFromSMS', body)).body.statusCode).toBe(102);
  });
});

it('how referrals work is told to the customer whose number it is, and can be hostile or missing', async () => {
  const { token } = await test.logIn(people.aarav.mobile);
  const ask = async (mobileNumber: string = people.aarav.mobile) => {
    const { customerId: _, ...site } = identityOf('north');
    const request = { ...site, mobileNumber };
    return (await test.send('getReferralHowItWorks', request, { token: token?.access ?? '' })).body;
  };
  const html = async () => calls.getReferralHowItWorks.reply.decode(await ask()).html;
  expect(await html()).toContain('both of you get 100 points');
  expect(await ask(people.ishita.mobile)).toMatchObject({ statusCode: 102 });
  await operate(test, 'settings', { menuPages: 'on', hostileHtml: 'on' });
  expect(await html()).toContain('<script>');
  await operate(test, 'settings', {});
  expect(await html()).toBe('');
});

describe('a request for a right', () => {
  const ask = async (message: string) => {
    const { token, id } = await customerOf(test, people.aarav.mobile);
    const { body } = await test.send('submitFeedback', { ...id, subject: 'Other', message }, { token });
    expect(body).toMatchObject({ statusCode: 100 });
    return token;
  };
  const pressDone = async (html: string) => {
    const [, form = ''] = /action="\/malls\/north\/(feedback\/\d+\/done)"/.exec(html) ?? [];
    return (await operate(test, form, {})).status;
  };
  const request = 'ACCOUNT DELETION REQUEST, reference DEL-7KQ2MX, asked on 14 May 2027';

  it('for an end of messages goes when it is done, and nothing else does', async () => {
    const token = await ask(
      'CONSENT WITHDRAWAL REQUEST, no more SMS, reference WDR-7KQ2MX, asked on 14 May 2027',
    );
    expect(await pressDone(await pageOf(test))).toBeLessThan(400);
    expect(await pageOf(test)).not.toContain('WDR-7KQ2MX');
    expect((await test.send('getCart', identityOf('north'), { token })).status).toBe(200);
  });

  it('to delete an account has a button that removes all that the mall knows of the member', async () => {
    const { mobile } = people.aarav;
    const token = await ask(request);
    const person = { merchantId: 'north', mobileNumber: mobile, firstName: 'Nila', lastName: 'Sen' };
    const visit = { ...person, day: '2026-11-21', time: '', people: 2, slotId: '1' };
    await test.send('bookScheduleVisit', visit, { token });
    const before = await pageOf(test);
    const traces = ['DEL-7KQ2MX', 'Nila Sen', groupMobile(mobile)];
    expect(traces.filter((each) => before.includes(each))).toEqual(traces);
    const elsewhere = await pageOf(test, '/malls/south');
    expect(await pressDone(before)).toBeLessThan(400);
    const left = await pageOf(test);
    expect(traces.filter((each) => left.includes(each))).toEqual([]);
    expect((await test.send('getCart', identityOf('north'), { token })).status).toBe(401);
    expect(await test.logIn(people.aarav.mobile)).toMatchObject({ registeredForMerchant: false });
    expect(await pageOf(test, '/malls/south')).toBe(elsewhere); // another mall still knows her
  });

  it('is known by its first words, and other feedback has no button', async () => {
    await ask('Please delete my account');
    expect(await pageOf(test)).not.toContain('/done"');
  });
});
