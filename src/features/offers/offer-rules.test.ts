import { describe, expect, it } from 'vitest';
import type { Offer } from '@/contract/offers';
import { offerSearchText } from '@/lib/search-text';
import { dateText, highlightsOf } from './offer-rules';

const offer = (fields: Partial<Offer>) => fields as Offer; // only the fields that the rules use

describe('offers', () => {
  it.each([
    ['pizza 2 go', 'pizza 2 go'],
    ['2 for 1', '2 for 1'],
    [' pizza', 'pizza'],
    ['%pizza', 'pizza'],
    ['piz-za!', 'pizza'],
    ['कॉफी', 'कॉफी'],
    ['  ', ''],
  ])(
    'are searched by a letter or digit, then letters, digits or whitespace: %j becomes %j',
    (typed, text) => {
      expect(offerSearchText(typed)).toBe(text);
    },
  );

  const dates = { startDate: '2026-03-05', endDate: '2026-04-21' };
  it.each([
    ['1', dates, "5th Mar'26 – 21st Apr'26"],
    ['2', dates, "Starts 5th Mar'26"],
    ['3', dates, "Expires 21st Apr'26"],
    ['4', dates, 'Every weekend'],
    ['1', { startDate: '', endDate: '2026-04-21' }, "Expires 21st Apr'26"],
    ['1', { startDate: '2026-03-05', endDate: 'soon' }, "Starts 5th Mar'26"],
    ['1', { startDate: '', endDate: '' }, ''],
    ['2', { startDate: '0000-00-00', endDate: '' }, ''],
    ['3', { startDate: '', endDate: '' }, 'Ends tonight'],
    ['9', dates, ''],
  ])('of date display %s with %j say %j', (dateDisplay, days, shown) => {
    const given = offer({ ...days, dateDisplay, customText: 'Every weekend', expireText: 'Ends tonight' });
    expect(dateText(given, 'short')).toBe(shown);
  });

  it.each([
    [['One', 'Two', 'Three', 'Four', 'Five'], 'all five'],
    [['One', ' ', 'Three ', '', 'Five'], 'those that are not empty'],
  ])('of the key highlights %j have %s, in their order', (given) => {
    const lines = Object.fromEntries(given.map((line, index) => [`keyHighlight${index + 1}`, line]));
    expect(highlightsOf(offer(lines))).toEqual(given.map((line) => line.trim()).filter(Boolean));
  });
});
