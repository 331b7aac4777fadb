import { describe, expect, it } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { customerOf, home, identityOf, memberForm, operate, pageOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

async function page(path: string) {
  const response = await test.sandbox.fetch(new Request(`${home}${path}`));
  return { response, html: await response.text() };
}

const post = (path: string, fields: Record<string, string>) => {
  const init = { method: 'POST', headers: { origin: home }, body: new URLSearchParams(fields) };
  return test.sandbox.fetch(new Request(`${home}${path}`, init));
};

const details = ({ id, ask }: Awaited<ReturnType<typeof customerOf>>) =>
  test.send('getMerchantDetails', { ...id, userId: '' }, ask);

/** What north says of itself to Aarav. */
async function north() {
  const { id, ask } = await customerOf(test);
  return (await test.read('getMerchantDetails', { ...id, userId: '' }, ask)).merchant;
}
const version = () => test.read('appVersion', { ...identityOf('north'), browser: 'x' });
const maintenance = async (merchantId: string) =>
  (await test.read('isMaintainance', { merchantId })).maintenance;
const placesOf = async (merchantId: string) =>
  (await test.read('getStoreLocations', identityOf(merchantId))).locations;
/** What the page says to a form. */
const told = async (response: Response) => pageOf(test, response.headers.get('location') ?? '');

describe('the telemetry of a mall', () => {
  const tell = async (body: unknown, host = 'north') => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'text/plain' } };
    return (await test.sandbox.fetch(new Request(`http://${host}.localhost:4173/api/telemetry`, init)))
      .status;
  };
  const report = { release: 'AbC_12-x', route: '/product/$id', vitals: { lcp: 1841, cls: 0.15 } };
  const errors = [{ code: 'crash', route: '/redeem' }];

  it('stands on its part of the operator page', async () => {
    expect(await tell({ ...report, errors })).toBe(204);
    const html = await pageOf(test);
    for (const text of ['/product/$id', '1841 ms', '0.15', 'crash at /redeem', 'AbC_12-x'])
      expect(html).toContain(text);
    expect(await pageOf(test, '/malls/south')).toContain('No page has sent anything.');
  });

  it('shows the steps of all pages as a funnel', async () => {
    await tell({ ...report, steps: ['door', 'otpAsked'] });
    await tell({ ...report, steps: ['door'] });
    const html = await pageOf(test);
    expect(html).toContain('From the login to the first bill');
    expect(html).toMatch(/<td>Login seen<\/td><td>2<\/td>/);
    expect(html).toMatch(/<td>OTP asked for<\/td><td>1<\/td>/);
    expect(html).toMatch(/<td>Bill sent<\/td><td>0<\/td>/);
    expect(await pageOf(test, '/malls/south')).toContain('No page has told a step.');
  });

  it.each([
    ['an id', { ...report, customer: 7 }],
    ['a step that is none', { ...report, steps: ['98765 00001'] }],
    ['an address', { ...report, route: '/product/4711' }],
    ['a text', { ...report, errors: [{ code: 'Cannot read 98765 00001', route: '/' }] }],
    ['a number where the release stands', { ...report, release: '9876500001' }],
    ['what is no report', 'hello'],
  ])('is refused with %s in it', async (_what, body) => {
    expect(await tell(body)).toBe(400);
    expect(await pageOf(test)).toContain('No page has sent anything.');
  });
});

describe('the operator page', () => {
  it('lists the malls with their links, names escaped', async () => {
    const html = await pageOf(test, '/');
    expect(html).toContain('href="http://north.localhost:4173/"');
    expect(html).toContain('South &amp; Co');
  });

  it('lists the SMS, newest first', async () => {
    await test.logIn(people.aarav.mobile);
    await test.logIn(people.ishita.mobile);
    const html = await pageOf(test, '/outbox');
    expect(html.indexOf('9876 500 002')).toBeGreaterThan(-1);
    expect(html.indexOf('9876 500 002')).toBeLessThan(html.indexOf('9876 500 001'));
  });

  it('runs no script and cannot be framed by other sites', async () => {
    const { response, html } = await page('/malls/north');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('is not on the malls’ hosts', async () => {
    for (const path of ['/', '/outbox', '/malls/north']) {
      const response = await test.sandbox.fetch(new Request(`http://north.localhost:4173${path}`));
      expect(response.status, path).toBe(404);
    }
  });
});

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

describe('a request that changes something', () => {
  const elsewhere = 'http://evil.example';
  const mall = 'http://north.localhost:4173';

  it.each<[string, string | undefined, string | undefined, string | undefined, number]>([
    ['the own page', home, undefined, form, 303],
    ['the own page with a charset', home, undefined, `${form};charset=UTF-8`, 303],
    ['the own page with another form', home, undefined, multipart, 303],
    ['the own page without a referrer', 'null', 'same-origin', form, 303],
    ['the own page, which the browser alone names', undefined, 'same-origin', form, 303],
    ['nobody knows whom', undefined, undefined, form, 403],
    ['a policy’s report', 'null', 'cross-site', 'application/csp-report', 403],
    ['a report without an origin', undefined, undefined, 'application/csp-report', 403],
    ['a mall', mall, 'same-site', form, 403],
    ['another port', 'http://localhost:1', undefined, form, 403],
    ['another page', elsewhere, undefined, form, 403],
    ['another page that says it is ours', elsewhere, 'same-origin', form, 403],
    ['a page of no origin', 'null', undefined, form, 403],
    ['the own page as plain text', home, undefined, 'text/plain', 415],
    ['the own page as a report', home, undefined, 'application/csp-report', 415],
    ['the own page as JSON', home, undefined, 'application/json', 415],
    ['the own page without a type', home, undefined, undefined, 415],
  ])(
    'from %s is answered rightly, and has an effect only if it is good',
    async (_, origin, site, type, status) => {
      const body =
        type === multipart
          ? '--x\r\ncontent-disposition: form-data; name="appVersion"\r\n\r\n9\r\n--x--\r\n'
          : 'appVersion=9';
      const headers = new Headers({
        ...(origin && { origin }),
        ...(site && { 'sec-fetch-site': site }),
        ...(type && { 'content-type': type }),
      });
      for (const method of status === 403 ? ['POST', 'PUT'] : ['POST']) {
        const init = { method, headers, body: Buffer.from(body) };
        const { status: came } = await test.sandbox.fetch(new Request(`${home}/malls/north/settings`, init));
        expect(came, method).toBe(status);
      }
      expect(await version()).toEqual({ version: status === 303 ? '9' : '4' });
    },
  );
});

describe('an operator', () => {
  it('changes maintenance, app version and flags of one mall', async () => {
    const response = await post('/malls/north/settings', { maintenance: 'on', appVersion: '5' });
    expect(response.status).toBe(303);
    expect([await maintenance('north'), await maintenance('south')]).toEqual([true, false]);
    const merchant = await north();
    expect(merchant).toMatchObject({ burnEnabled: false, referralEnabled: false, shortBillAllowed: false });
    expect(merchant.burnRestriction).not.toBe('');
  });

  it('gives a mall the words and contacts of the client, and leaves the switches as they are', async () => {
    const words = { pointsName: 'Petals', pointsShortName: 'Pt', currencyCode: 'AED' };
    const email = 'help@north.example';
    const { headers } = await post('/malls/north/words', { ...words, supportEmail: email });
    expect(headers.get('location')).toBe('/malls/north?done=1');
    expect(await north()).toMatchObject({ ...words, burnEnabled: true, whatsappNumber: '9999999999' });
    for (const location of await placesOf('north')) {
      expect(location).toMatchObject({ email, phone: expect.stringMatching(/98765 0030\d/) });
    }
    expect((await placesOf('south'))[0]?.email).not.toBe(email);
  });

  it('is told about a word that is too long, and nothing changes', async () => {
    const response = await post('/malls/north/words', { pointsName: 'x'.repeat(31), currencyCode: 'AED' });
    const says = 'Name of the points (points_unit_name) takes 30 characters at most, not 31.';
    expect(await told(response)).toContain(says);
    expect((await north()).currencyCode).toBe('₹');
  });

  it.each([
    [{ bannerCount: 'many' }, 'bannerCount must be a whole number'],
    [{ bannerCount: '1.5' }, 'bannerCount must be a whole number from 0 to 12, not &#39;1.5&#39;.'],
    [{ bannerCount: '13' }, 'bannerCount must be a whole number from 0 to 12'],
    [{ tierCount: '0' }, 'tierCount must be a whole number from 1 to 4'],
    [{ offerCount: '2001' }, 'offerCount must be a whole number from 0 to 2000'],
    [{ extraProducts: '-1' }, 'extraProducts must be a whole number from 0 to 2000'],
    [{ pointsPerUnit: '-1' }, 'pointsPerUnit must be a number from 0 to 1000, not &#39;-1&#39;.'],
  ])('is told about %j, which is out of range, and nothing changes', async (fields, says) => {
    const response = await post('/malls/north/settings', { ...fields, appVersion: '9' });
    expect(await told(response)).toContain(says);
    expect(await version()).toEqual({ version: '4' });
  });

  it('may write a product’s price with commas', async () => {
    const html = await pageOf(test);
    const [, product = ''] = /name="product" value="(\d+)"/.exec(html) ?? [];
    const { headers } = await post('/malls/north/products', { product, sellingPrice: '1,234.50' });
    expect(headers.get('location')).toBe('/malls/north?done=1');
    expect(await pageOf(test)).toContain('value="1234.50"');
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['12', 12],
  ])('shows %s banners', async (bannerCount, count) => {
    await post('/malls/north/settings', { bannerCount });
    const { banners } = await test.read('getBanners', { ...identityOf('north'), bannersFor: 3 });
    expect(banners).toHaveLength(count);
  });

  it('edits balance, tier, status and unread count of a customer', async () => {
    const values = { balance: '1,000.25', tier: '4', status: '3', unread: '60' };
    await operate(test, await memberForm(test, people.aarav.mobile), values);
    const customer = { currentTierName: 'Platinum', status: '3' };
    expect(await north()).toMatchObject({ balance: 1000.25, customer });
  });

  it.each([
    ['access', 'Token expired, please refresh'],
    ['session', 'Session has expired'],
    ['invalid', 'Token is invalid'],
  ])('spoils tokens: %s', async (action, message) => {
    const [aarav, other] = [await customerOf(test), await customerOf(test, people.ishita.mobile)];
    expect((await details(aarav)).status).toBe(200);
    await operate(test, `${await memberForm(test, people.aarav.mobile)}/tokens`, { action });
    expect(await details(aarav)).toMatchObject({ status: 401, body: { message } });
    expect((await details(other)).status).toBe(200);
  });

  it("cannot reach one mall's customer through another mall", async () => {
    const own = await memberForm(test, people.aarav.mobile);
    const fields = { balance: '1', tier: '1', status: '1', unread: '0' };
    const foreign = await operate(test, own, fields, 'south');
    const { searchParams } = new URL(foreign.headers.get('location') ?? '', home);
    expect(searchParams.get('problem')).toMatch(/^There is no customer \d+ at this mall\.$/);
    expect((await north()).balance).toBe(12_480.5);
  });

  it('sets and clears faults', async () => {
    await post('/malls/north/faults', { call: 'isMaintainance', kind: 'html', sticky: 'on' });
    expect(test.sandbox.faults.list()).toHaveLength(1);
    expect(await pageOf(test)).toContain('502 with an HTML page, until cleared');
    await post('/malls/north/faults/clear', {});
    expect(test.sandbox.faults.list()).toEqual([]);
  });
});
