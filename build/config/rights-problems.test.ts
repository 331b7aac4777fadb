import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { rightsProblems } from './rights-problems';

const grievance = { name: 'Grievance officer', email: 'complaints@row.example' };
const controller = { name: 'Row Limited', address: '1 Row Road', email: 'data@row.example', grievance };
const deletion = { days: 14, keeps: 'Bills for eight years.' };
const problemsOf = (rights?: object) =>
  rightsProblems(
    [
      {
        id: '7',
        config: merchantSchema.parse({ name: 'Row', hosts: ['row.example'], ...(rights && { rights }) }),
      },
    ],
    'merchants',
  );

it.each([
  [undefined, 'There is no rights.controller and rights.deletion,'],
  [{ controller }, 'There is no rights.deletion,'],
  [{ deletion }, 'There is no rights.controller,'],
])('a mall with the rights %j is warned', (rights, words) => {
  expect(problemsOf(rights)).toEqual([
    expect.objectContaining({
      merchant: '7',
      file: 'merchants/7/merchant.json',
      severity: 'warning',
      message: expect.stringContaining(words),
    }),
  ]);
});

it('a mall that says both is not', () => {
  expect(problemsOf({ controller, deletion })).toEqual([]);
});
