import { expect, it } from 'vitest';
import { fieldId, inFormOrder, pathOfField, type Schema } from './schema';

const schema: Schema = {
  properties: {
    name: { type: 'string' },
    texts: { properties: { 'offers.all': { type: 'string' }, 'offers.allBrands': { anyOf: [] } } },
  },
};

it('a field leads back to its path, where keys have dots too', () => {
  expect(pathOfField(fieldId(['name']), schema)).toEqual(['name']);
  expect(pathOfField(fieldId(['texts', 'offers.allBrands']), schema)).toEqual(['texts', 'offers.allBrands']);
});

it('a field inside of a value leads to the value, and anything else nowhere', () => {
  expect(pathOfField(fieldId(['texts', 'offers.allBrands', 'one']), schema)).toEqual([
    'texts',
    'offers.allBrands',
  ]);
  expect(pathOfField('mantine-1', schema)).toEqual([]);
});

it('problems stand in the order of the form', () => {
  const form = {
    properties: { name: {}, launch: { properties: { from: {}, until: {} } }, hosts: { items: {} } },
  };
  const paths = [['hosts', 1], ['launch', 'until'], ['launch', 'from'], ['launch'], ['hosts', 0], ['name']];
  const sorted = inFormOrder(
    paths.map((path) => ({ path })),
    form,
  );
  expect(sorted.map(({ path }) => path.join('.'))).toEqual([
    ...['name', 'launch', 'launch.from', 'launch.until', 'hosts.0', 'hosts.1'],
  ]);
});
