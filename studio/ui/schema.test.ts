import { expect, it } from 'vitest';
import { fieldId, pathOfField, type Schema } from './schema';

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
