import { stubBackend } from './backend';

const good = (response: object) => Response.json({ statusCode: 100, response });

const brand = (brand_id: number, brand_name: string, shop_numbers: string, category_name = 'Food') => ({
  brand_id,
  brand_name,
  shop_numbers,
  category_name,
  brand_logo: '',
});
const kahvora = brand(1, 'Kahvora', 'G-05');
const pacerra = brand(2, 'Pacerra', 'G-07', 'Footwear');
const moonreel = brand(3, 'Moonreel', '1-12', 'Cinema');

/** Pages of one brand each. */
const pages = [[kahvora], [moonreel], [pacerra]];

/** The backend of a mall with two locations; the second has no floors. */
export function stubDirectory(answers: Record<string, unknown> = {}) {
  const backend = stubBackend({
    '/getStoreLocations': () =>
      good({
        locations: [
          { id: 31, location_name: 'Riverside' },
          { id: 32, location_name: 'Harbour' },
        ],
      }),
    '/getStoreLocatorBrandDetails': () => {
      const { page_num = '1', search_text = '', location_id } = lastTo('/getStoreLocatorBrandDetails');
      if (location_id === '32') return good({ brands: [pacerra], page_num: 0 });
      if (search_text) {
        const found = pages.flat().filter((each) => each.brand_name.toLowerCase().includes(search_text));
        return good({ brands: found, page_num: 0 });
      }
      const page = Number(page_num);
      return good({ brands: pages[page - 1], page_num: page < pages.length ? page + 1 : 0 });
    },
    '/getStoreLocatorFloorCatDetails': () => {
      if (lastTo('/getStoreLocatorFloorCatDetails').location_id === '32')
        return good({ floors: [], categories: [] });
      return good({
        floors: [
          { floor_id: 7, floor_name: 'Ground', floor_images: ['/g.svg'], brands: [kahvora, pacerra] },
          { floor_id: 8, floor_name: 'Level 1', floor_images: ['/1.svg'], brands: [moonreel] },
        ],
        categories: [
          { category_name: 'Cinema', brands: [moonreel] },
          { category_name: 'Food', brands: [kahvora] },
          { category_name: 'Footwear', brands: [pacerra] },
        ],
      });
    },
    '/getMallLayout': () => {
      const ground = lastTo('/getMallLayout').floor_id === '7';
      return good({
        floor_image: ground ? '/g.svg' : '/1.svg',
        floor_name: ground ? 'Ground' : 'Level 1',
        categories: ground
          ? [
              { category_name: 'Food', brands: [kahvora] },
              { category_name: 'Footwear', brands: [pacerra] },
            ]
          : [{ category_name: 'Cinema', brands: [moonreel] }],
      });
    },
    '/getStoreProfileDetails': () => good({ ...kahvora, shop_time: '10 AM to 9 PM' }),
    ...answers,
  });
  const requestsTo = (path: string) =>
    backend.seen.filter((request) => request.path === path).map(({ fields }) => fields);
  const lastTo = (path: string): Record<string, string> => requestsTo(path).at(-1) ?? {};
  return { ...backend, fieldsTo: requestsTo };
}
