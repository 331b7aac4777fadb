import { expect, it } from 'vitest';
import { madeBrand } from '../../tests/setup/branded';

it.each([
  [{}, { shareTarget: true, offline: true, expiryReminder: true }],
  [{ offline: false }, { shareTarget: true, offline: false, expiryReminder: true }],
])('the app reads which parts of the wallet %j leaves on', (wallet, read) => {
  expect(madeBrand({ wallet }).brand.wallet).toEqual(read);
});

it('the menu leads to the privacy policy where the mall has one', () => {
  const brandWith = (links: object) => madeBrand({ links }).brand;
  expect(brandWith({}).menuEntries).not.toContain('privacy');
  expect(brandWith({})).not.toHaveProperty('privacyUrl');
  const privacy = 'https://www.mall.example/privacy';
  expect(brandWith({ privacy })).toMatchObject({ privacyUrl: privacy });
  expect(brandWith({ privacy }).menuEntries).toContain('privacy');
});

it('the look of cards takes room in the page only where it is not the default', () => {
  const brandWith = (card: object) => madeBrand({ theme: { card } }).brand;
  for (const card of [{}, { layout: 'classic', finish: 'gradient' }])
    expect(brandWith(card)).not.toHaveProperty('card');
  expect(brandWith({ layout: 'pass' })).toMatchObject({ card: { layout: 'pass', finish: 'gradient' } });
  expect(brandWith({ finish: 'plain' })).toMatchObject({ card: { layout: 'classic', finish: 'plain' } });
});

it('the texts that the mall’s words change come with it, and its own texts win', () => {
  const textsWith = (changes: object) => madeBrand(changes).brand.texts;
  const words = { bill: { one: 'receipt', other: 'receipts' } };
  const texts = textsWith({ words, texts: { 'bills.submit': 'Send' } });
  expect(texts).toMatchObject({ 'bills.submit': 'Send', 'bills.submitTitle': 'Submit Receipt(s)' });
  expect(textsWith({})).toEqual({});
});
