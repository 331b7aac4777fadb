/** The brands that have a mark, each with the drawing of what it sells. */
export const brandScenes = {
  kahvora: 'coffee',
  'crumb-and-clove': 'bakery',
  moonreel: 'cinema',
  pacerra: 'shoe',
  orlivane: 'watch',
  paperlark: 'books',
  wobblewood: 'toys',
  greenpantri: 'groceries',
  seravelle: 'spa',
  solvanto: 'sunglasses',
  clikkomo: 'phone',
  aurivox: 'headphones',
  nestwold: 'furniture',
  fernquay: 'plants',
  mirellune: 'jewellery',
  pomkidoo: 'kidswear',
  indigrove: 'denim',
  cheesemoor: 'pizza',
  scoopadore: 'ice-cream',
  tenstrello: 'bowling',
  brawnbee: 'fitness',
  tripmoor: 'luggage',
  'ladle-and-loom': 'kitchenware',
  bloomvedi: 'flowers',
  vetivelle: 'perfume',
  sattvira: 'handbag',
  fotofinch: 'camera',
  pixelpod: 'arcade',
} as const;

export type BrandSlug = keyof typeof brandScenes;

export const brandSlugs = Object.keys(brandScenes) as BrandSlug[]; // Object.keys forgets the keys
