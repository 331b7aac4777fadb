import { describe, expect, it } from 'vitest';
import { getPWABrandName } from './brands';

const brands = [{ id: '7', name: 'Kahvora' }];

describe('brands of the filter', () => {
  it.each([
    [{ response: [{ brand_id: 7, brand_name: 'Kahvora' }] }],
    [{ response: [{ id: '7', brand_name: 'Kahvora' }] }],
    [{ response: { brands: [{ brand_id: '7', brand_name: 'Kahvora' }] } }],
    [{ brands: [{ brand_id: 7, brand_name: 'Kahvora' }] }],
    [{ response: [{ brand_name: 'No id' }, null, { brand_id: 7, brand_name: 'Kahvora' }] }],
  ])('are read from %j', (body) => expect(getPWABrandName.reply.decode(body)).toEqual(brands));

  it('are none in a reply without a list', () => {
    expect(getPWABrandName.reply.decode({ response: 'nothing' })).toEqual([]);
  });

  it('are read back as written', () => {
    expect(getPWABrandName.reply.decode(getPWABrandName.reply.encode(brands))).toEqual(brands);
  });
});
