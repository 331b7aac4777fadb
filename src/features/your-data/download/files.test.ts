import { expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../../tests/setup/brand';
import { sampleCustomer } from '../../../../tests/setup/customer';
import { htmlFile, jsonFile } from './files';
import { type OwnData, withoutCodes } from './own-data';

setCurrentBrand(testBrand());

const point = {
  kind: '1',
  reasonId: '1',
  reason: '',
  referenceId: '7',
  orderId: '',
  billNumber: 'B-7',
  brands: [{ name: 'Deckora' }],
  date: '2026-05-14',
  points: 12.5,
  expiryDate: '2027-05-14',
  pointsEarned: undefined,
};
const data: OwnData = {
  profile: sampleCustomer,
  points: { totals: undefined, history: [point, { ...point, kind: '2' }], expiring: [], expired: [] },
  vouchers: [
    {
      orderDate: '2026-05-14',
      orderId: '9',
      brandName: '<img src=x onerror=alert(1)>',
      code: 'SECRET-1',
      pin: 'PIN-1',
      expiryDate: '2027-05-14',
    },
  ],
  orders: [
    {
      id: '9',
      balance: 1,
      pointsRedeemed: 1,
      orderDate: '2026-05-14',
      items: [
        {
          brandName: 'Deckora',
          image: '',
          voucherValue: '500',
          subProductName: 'Gift',
          quantity: 1,
          sellingPrice: 50,
          specialPrice: undefined,
          specialPriceStart: '',
          specialPriceEnd: '',
          expiryDate: '',
          statusText: 'Delivered',
          locationName: '',
          vouchers: [{ code: 'SECRET-1', pin: 'PIN-1' }],
        },
      ],
    },
  ],
};
const contact = 'privacy@row.example';
const pageOf = (shown: OwnData) =>
  new DOMParser().parseFromString(htmlFile({ data: shown, missing: ['bills'] }, contact), 'text/html');

it('the page says in tables what is kept, and whom to ask for the rest', () => {
  const page = pageOf(data);
  const table = (title: string) => {
    const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
    const rows = heading?.nextElementSibling?.querySelectorAll('tr') ?? [];
    return [...rows].map(({ children }) => [...children].map(({ textContent }) => textContent));
  };
  expect(table('Profile')).toContainEqual(['First name', 'Asha']);
  expect(table('Points')).toEqual([
    ['Date', 'What', 'Points', 'Valid until'],
    ['14th May 2026', 'Deckora, B-7', '12.50', '14th May 2027'],
    ['14th May 2026', 'Deckora, B-7', '− 12.50', '14th May 2027'],
  ]);
  expect(page.querySelector('h2 + p')?.textContent).toBe('None');
  const words = page.body.textContent;
  expect(words).toContain(
    'Not in this file: visits, feedback, whether you get SMS and WhatsApp. Ask privacy',
  );
  expect(words).toContain(
    'Could not be read, or not all of it: Bills. Try it again, or ask privacy@row.example.',
  );
});

it('the page takes no markup of a backend, and loads nothing', () => {
  const page = pageOf(data);
  expect(page.querySelector('img, script, link, a')).toBeNull();
  expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none';/);
});

it('a file without codes has none of them, in an order neither', () => {
  for (const write of [htmlFile, jsonFile]) {
    expect(write({ data, missing: [] }, contact)).toMatch(/SECRET-1.*PIN-1/s);
    expect(write({ data: withoutCodes(data), missing: [] }, contact)).not.toMatch(/SECRET|PIN-1/);
  }
});

it('the file for programs is JSON with every field that was read', () => {
  const file: unknown = JSON.parse(jsonFile({ data, missing: ['bills'] }, contact));
  expect(file).toMatchObject({ profile: { firstName: 'Asha' }, orders: [{ id: '9' }] });
  expect(file).toHaveProperty('points.history.1.kind', '2');
  expect(file).toHaveProperty('notHere.length', 2);
});

it('ten thousand rows stand in both files', () => {
  const history = Array.from({ length: 10_000 }, (_, at) => ({ ...point, billNumber: `B-${at}` }));
  const many: OwnData = { points: { totals: undefined, history, expiring: [], expired: [] } };
  expect(htmlFile({ data: many, missing: [] }, contact).match(/<tr>/g)).toHaveLength(10_001);
  expect(jsonFile({ data: many, missing: [] }, contact)).toContain('"B-9999"');
});
