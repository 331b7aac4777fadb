import { describe, expect, it } from 'vitest';
import { getPWABrandName } from './shop-brands';

const brands = [{ id: '7', name: 'Kahvora' }];

describe('the brands of the filter', () => {
  it.each([
    [{ response: [{ brand_id: 7, brand_name: 'Kahvora' }] }],
    [{ response: [{ id: '7', brand_name: 'Kahvora' }] }],
    [{ response: { brands: [{ brand_id: '7', brand_name: 'Kahvora' }] } }],
    [{ brands: [{ brand_id: 7, brand_name: 'Kahvora' }] }],
    [{ response: [{ brand_name: 'No id' }, null, { brand_id: 7, brand_name: 'Kahvora' }] }],
  ])('are read from %j', (body) => expect(getPWABrandName.reply.decode(body)).toEqual(brands));

  it.each([[{}], [{ response: null }], [{ response: {} }], [{ response: [] }]])(
    'are none in a reply without a list: %j',
    (body) => expect(getPWABrandName.reply.decode(body)).toEqual([]),
  );

  it.each([[{ response: 'nothing' }], [{ response: { brands: 'nothing' } }], [{ brands: 7 }]])(
    'are not read from %j',
    (body) => expect(() => getPWABrandName.reply.decode(body)).toThrow(),
  );

  it('are read back as written', () => {
    expect(getPWABrandName.reply.decode(getPWABrandName.reply.encode(brands))).toEqual(brands);
  });
});
