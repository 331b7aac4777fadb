import { describe, expect, it } from 'vitest';
import type { CallName } from '@/contract/calls';
import { createReplacer } from './replace-people';

const secret = Buffer.from('a secret of this test');
const mobile = '9988776655';

/** Replaces the people of one answer. */
function replaced<T>(call: CallName, body: T, ...others: { call: CallName; body: unknown }[]): T {
  const replacer = createReplacer(secret);
  for (const each of [{ call, body }, ...others]) replacer.look(each);
  const answer = replacer.replace({ call, body });
  if (answer === undefined) throw new Error('Something is left in it.');
  return answer;
}

const sunita = {
  customer_id: 40117,
  first_name: 'Sunita',
  last_name: "D'Souza-Rao",
  mobile_number: mobile,
  email_address: 'sunita.dsouza@corp.example',
  gender: 2,
  pin_code: '400001',
  date_of_birth: '1988-02-29',
  anniversary_date: '0000-00-00',
  spouse_dob: '',
  email_verified: '0',
  opt_out_from_email_status: 1,
  status: '1',
};
const ofSunita = { call: 'checkCustomerData' as const, body: { response: { customer: sunita } } };

/** A text of a notification, beside the record of the member. */
function pushText(text: string): string {
  const body = { response: { notifications: [{ id: '7', push_text: text, communication_msg_id: 'n-7' }] } };
  return replaced('getCustomerNotifications', body, ofSunita).response.notifications[0]?.push_text ?? '';
}

describe('the data of people', () => {
  it('is replaced by data of the same shape, and the rest stays', () => {
    const { customer } = replaced('checkCustomerData', ofSunita.body).response;
    expect(customer).toEqual({
      ...sunita,
      customer_id: expect.toSatisfy((id: number) => id !== 40117 && id >= 10_000 && id <= 99_999),
      first_name: expect.stringMatching(/^(?!Sunita)[A-Z][a-z]{5}$/),
      last_name: expect.stringMatching(/^[A-Z]'[A-Z][a-z]{4}-[A-Z][a-z]{2}$/),
      mobile_number: expect.stringMatching(/^98765\d{5}$/),
      email_address: expect.stringMatching(/^[a-z]+\.[a-z]+@mail\.example$/),
      date_of_birth: expect.stringMatching(/^19\d\d-\d\d-\d\d$/),
    });
    expect(JSON.stringify(customer)).not.toMatch(/sunita|souza|\brao\b|9988776655|corp\.example|1988-02-29/i);
  });

  it.each([
    ['a number that is none', { mobile_number: 9_988_776_655 }, { mobile_number: expect.any(Number) }],
    [
      'with a country code',
      { mobile_number: '+91 99887-76655' },
      { mobile_number: expect.stringMatching(/^\+91 98765-\d{5}$/) },
    ],
    [
      'a date as DD/MM/YYYY',
      { date_of_birth: '29/02/1988' },
      { date_of_birth: expect.stringMatching(/^(1[3-9]|2\d)\/\d\d\/19\d\d$/) },
    ],
    [
      'a date in words',
      { date_of_birth: '29 Feb 1988' },
      { date_of_birth: expect.stringMatching(/^\d\d [A-Z][a-z]{2} 19\d\d$/) },
    ],
    ['a name in capitals', { first_name: 'SUNITA' }, { first_name: expect.stringMatching(/^[A-Z]{6}$/) }],
    [
      'a name of another script',
      { first_name: 'सुनीता' },
      { first_name: expect.stringMatching(/^(?!सुनीता)\p{Script=Devanagari}+$/u) },
    ],
    [
      'a mail without @',
      { email_address: 'sunita.example' },
      { email_address: expect.stringMatching(/^(?!sunita)[a-z]{6}\.[a-z]{7}$/) },
    ],
    [
      'an id of one digit, and a flag',
      { customer_id: '1', mobile_verified: '1' },
      { customer_id: expect.stringMatching(/^[2-9]$/), mobile_verified: '1' },
    ],
    [
      'nothing',
      { first_name: null, last_name: '', mobile_number: [] },
      { first_name: null, last_name: '', mobile_number: [] },
    ],
    [
      'what the app does not read',
      { fathers_place: 'Sion 22', vip: true },
      { fathers_place: expect.stringMatching(/^(?!Sion)[A-Z][a-z]{3} \d\d$/), vip: true },
    ],
  ])('keeps its form: %s', (_, given, expected) => {
    const body = { response: { customer: { status: '1', ...given } } };
    expect(replaced('checkCustomerData', body).response.customer).toEqual({ status: '1', ...expected });
  });

  it('stays one person in all answers', () => {
    const replacer = createReplacer(secret);
    const details = {
      response: {
        merchant_list: {
          added: {
            '1': {
              loyalty_id: '36',
              customerDetails: { id: '40117', first_name: 'Sunita', mobile_number: mobile },
            },
          },
        },
      },
    };
    const tiers = { response: { name: "SUNITA D'SOUZA-RAO", membership_id: '40117', merchant_tiers: [] } };
    replacer.know('mobile', mobile);
    replacer.look(ofSunita);
    replacer.look({ call: 'getMerchantDetails', body: details });
    replacer.look({ call: 'getLoyaltyProgramTierDetails', body: tiers });
    const one = replacer.replace(ofSunita)?.response.customer;
    const other = replacer.replace({ call: 'getMerchantDetails', body: details })?.response.merchant_list
      .added['1'];
    const third = replacer.replace({ call: 'getLoyaltyProgramTierDetails', body: tiers })?.response;
    expect(other?.customerDetails).toEqual({
      id: String(one?.customer_id),
      first_name: one?.first_name,
      mobile_number: one?.mobile_number,
    });
    expect(other?.loyalty_id).toBe('36');
    expect(third?.name).toBe(`${one?.first_name} ${one?.last_name}`.toUpperCase());
    expect(third?.membership_id).toBe(String(one?.customer_id));
  });

  it.each([
    `Dear SUNITA, call ${mobile}`,
    'sunita.dsouza@corp.example and sunita@other.example',
    'Your number +91 99887 76655, 099887-76655 or 998-877-6655',
    'आपका नंबर ९९८८७७६६५५',
    'Born 29/02/1988, 29 Feb 1988, February 29, 1988, 19880229 or 29th February 1988',
    'Member 40117 has earned points',
    'https://mall.example/hi?name=Sunita%20D%27Souza-Rao&mail=sunita.dsouza%40corp.example',
    'https://mall.example/u/OTk4ODc3NjY1NQ==/x.png',
    `https://mall.example/u/${Buffer.from(`{"m":"${mobile}"}`).toString('base64url')}`,
    `https://mall.example/u/${Buffer.from(mobile).toString('hex')}`,
    `{"mobile":"${mobile}","name":"Sunita"}`,
    'Hi &#83;unita, &#57;988776655',
    'Hi \\u0053unita',
    'sunitadsouza_1',
  ])('is replaced inside texts too: %s', (text) => {
    const made = pushText(text);
    const plain = `${made} ${decodeURIComponent(made)} ${made.replaceAll(/\D/g, '')}`;
    expect(made).not.toBe(text);
    expect(plain).not.toMatch(
      /sunita|souza|corp\.example|8877\W?6655|88776|1988|40117|९९८८७|OTk4|39393838|&#83|u0053/i,
    );
  });

  it('is the invented person inside texts', () => {
    const { customer } = replaced('checkCustomerData', ofSunita.body).response;
    expect(pushText(`Sunita, ${mobile}`)).toBe(`${customer.first_name}, ${customer.mobile_number}`);
  });

  it('is found in texts where nobody has named it', () => {
    expect(pushText('Hello Ramesh, Meena paid. Call 98123 45678 or mail r.k@x.example')).toMatch(
      /^Hello (?!Ramesh)[A-Z][a-z]+, Meena paid\. Call 98765 \d{5} or mail [a-z.]+@mail\.example$/,
    );
  });

  it.each([
    'Sale at 50% off',
    'Dear customer, 12,480.50 points',
    'Shop 9999999999',
    'A gravity-free ride',
    '2026-11-20 10:00:00',
  ])('leaves other texts alone: %s', (text) => {
    expect(pushText(text)).toBe(text);
  });

  it('is replaced in codes and the addresses of bills, also where the field is a number', () => {
    const vouchers = {
      response: {
        'e-voucher': { 'November 2026': [{ voucher_code: 'AB12-CD34', voucher_pin: 4711, order_id: '812' }] },
      },
    };
    const { 'November 2026': [voucher] = [] } = replaced('getVouchersMonthWise', vouchers).response[
      'e-voucher'
    ];
    expect(voucher?.voucher_code).toMatch(/^(?!AB12)[A-Z]{2}\d\d-[A-Z]{2}\d\d$/);
    expect(voucher?.voucher_pin).toSatisfy((pin: number) => pin !== 4711 && pin > 999 && pin < 10_000);
    expect(voucher?.order_id).toBe('812');
    const bill = {
      id: '5',
      bill_image: ['https://cdn.client.example/bills/4f7a/rec_1.jpg'],
      bill_image_name: 'mine.jpg',
      membership_bar_code: 'data:image/png;base64,AAAA',
    };
    const made = replaced('getBillSummary', { response: { bill_data: { 5: bill } } }).response.bill_data[5];
    expect(made.bill_image[0]).toMatch(
      /^https:\/\/cdn\.client\.example\/[a-z]{5}\/(?!4f7a)[\da-z]{4}\/[a-z]{3}_\d\.jpg$/,
    );
    expect(made.bill_image_name).toMatch(/^(?!mine)[a-z]{4}\.jpg$/);
    expect(made.membership_bar_code).not.toContain('AAAA;');
  });

  it('is replaced in the keys of an answer', () => {
    const body = { response: { bill_data: { [mobile]: { id: '1' } } } };
    expect(JSON.stringify(replaced('getBillSummary', body, ofSunita))).not.toContain(mobile);
  });

  it('does not touch what belongs to nobody', () => {
    const products = {
      response: { products: [{ id: 9_876_543, product_name: 'Rose soap', range: 9_999_999_999 }] },
    };
    expect(replaced('getProductList', products, ofSunita).response.products[0]).toMatchObject({
      id: 9_876_543,
      product_name: 'Rose soap',
    });
    const store = {
      response: { locations: [{ id: '1', location_name: 'Atrium', name: 'x', shop_manager: 'Ravi Nair' }] },
    };
    const [location] = replaced('getStoreLocations', store).response.locations;
    expect(location).toMatchObject({ id: '1', location_name: 'Atrium', name: 'x' });
    expect(location?.shop_manager).toMatch(/^(?!Ravi)[A-Z][a-z]{3} (?!Nair)[A-Z][a-z]{3}$/);
  });

  it('is replaced in every number of a field, but not in a number that stands for none', () => {
    const contacts = {
      primary_contact_number: '+91 99887 76655, 022 5550 0199',
      whatsapp_mobile_number: '9999999999',
    };
    const body = {
      response: {
        locations: [
          { id: '1', ...contacts, primary_contact_name: 'Atrium help desk', location_name: 'Atrium' },
        ],
      },
    };
    const [location] = replaced('getStoreLocations', body).response.locations;
    expect(location?.primary_contact_number).toMatch(/^\+91 98765 \d{5}, 098 7650 \d{4}$/);
    expect(location).toMatchObject({ whatsapp_mobile_number: '9999999999', location_name: 'Atrium' });
  });

  it('is never one of the real people', () => {
    const numbers = Array.from({ length: 880 }, (_, at) => `9876500${100 + at}`);
    const body = { response: { customers: numbers.map((each) => ({ mobile_number: each })) } };
    const made = replaced('checkCustomerData', body).response.customers.map((each) => each.mobile_number);
    expect(made.filter((each) => numbers.includes(each))).toEqual([]);
    expect(new Set(made).size).toBe(numbers.length);
  });
});
