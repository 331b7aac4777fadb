import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fittingNames, type VisitForm, visitSchema } from './visit.schema';

const good: VisitForm = {
  mobile: '9876500001',
  firstName: 'Asha',
  lastName: 'Rao',
  people: '2',
  atMall: false,
  date: '21 / 11 / 2026',
  slot: '7',
};

/** The messages by their fields, today being 20 November 2026. */
function mistakes(changes: Partial<VisitForm>) {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  const { error } = z.safeParse(visitSchema(), { ...good, ...changes });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

describe('a visit', () => {
  it.each<Partial<VisitForm>>([
    {},
    { mobile: '4000000000' },
    { firstName: 'आशा', lastName: 'राव' },
    { firstName: 'Asha ', lastName: ' Rao' },
    { lastName: "D'Souza" },
    { lastName: 'Rao-Iyer' },
    { firstName: 'A'.repeat(12) },
    { people: '99' },
    { people: '05' },
    { date: '20 / 11 / 2026' },
    { date: '27 / 11 / 2026' },
    { date: '27/11/2026' },
    { atMall: true, date: '', slot: '' },
  ])('can be booked with %j', (changes) => expect(mistakes(changes)).toEqual([]));

  it('says everything that is wrong at once', () => {
    const empty = { mobile: '', firstName: '', lastName: '', people: '', date: '', slot: '' };
    expect(mistakes(empty).map(([field]) => field)).toEqual(Object.keys(empty));
  });

  it.each<[keyof VisitForm, string, string]>([
    ['mobile', '', 'Mobile number is required.'],
    ['mobile', '987650000', 'Please enter a valid 10 digit mobile number.'],
    ['mobile', '98765000012', 'Please enter a valid 10 digit mobile number.'],
    ['firstName', '', 'First name is required.'],
    ['firstName', 'Asha Rani', 'Please enter valid name.'],
    ['firstName', "D'Arcy", 'Please enter valid name.'],
    ['firstName', 'Asha1', 'Please enter valid name.'],
    ['lastName', '', 'Last name is required.'],
    ['lastName', "O'Neil-Rao", 'Please enter valid name.'],
    ['lastName', 'Rao-', 'Please enter valid name.'],
    ['lastName', 'De Rao', 'Please enter valid name.'],
    ['lastName', 'Rao.', 'Please enter valid name.'],
    ['people', '', 'This field is required.'],
    ['people', 'ab', 'Please enter only number value.'],
    ['people', '1.', 'Please enter only number value.'],
    ['people', '१', 'Please enter only number value.'],
    ['people', '100', 'Please enter only number value.'],
    ['people', '0', 'No. of People should not be zero.'],
    ['date', '', 'Please select visit date'],
    ['date', 'tomorrow', 'Enter the date as DD / MM / YYYY.'],
    ['date', '31 / 11 / 2026', 'Enter the date as DD / MM / YYYY.'],
    ['date', '19 / 11 / 2026', 'Please choose a date from today to 7 days ahead.'],
    ['date', '28 / 11 / 2026', 'Please choose a date from today to 7 days ahead.'],
    ['slot', '', 'Please select time slot.'],
  ])('with the %s %j is told: %s', (name, value, message) =>
    expect(mistakes({ [name]: value })).toEqual([[name, message]]),
  );

  it('of somebody at the mall is held to the rules about people all the same', () => {
    const here = { atMall: true, date: '', slot: '' };
    expect(mistakes({ ...here, mobile: '', people: '0' })).toEqual([
      ['mobile', 'Mobile number is required.'],
      ['people', 'No. of People should not be zero.'],
    ]);
  });
});

describe('a name', () => {
  it.each([
    ['asha', 'rao', 'Asha', 'Rao'],
    ['Asha Rani', 'De Souza', 'Asha', 'Souza'],
    ['Asha', 'D’Souza', 'Asha', "D'Souza"],
    ['A. Rani', "Rao (O'Neil)", 'Rani', 'Rao'],
    ['Venkatanarasimha', 'Krishnamurthy', 'Venkatanarasimha', 'Krishnamurthy'],
    ['Venkatanarasimha Rao', 'Rao Krishnamurthy', 'Venkatanarasimha Rao', 'Rao Krishnamurthy'],
    ['Venkatanarasimha R.', ' Rao ', 'Venkatanarasimha', 'Rao'],
    ['007', '-', '', ''],
    ['', ' ', '', ''],
  ])('that is known, %j %j, fills the fields in and is never cut', (firstName, lastName, first, last) => {
    expect(fittingNames({ firstName, lastName })).toEqual({ firstName: first, lastName: last });
    for (const [name, value] of Object.entries({ firstName: first, lastName: last })) {
      if (value) expect(mistakes({ [name]: value })).toEqual([]);
    }
  });
});
