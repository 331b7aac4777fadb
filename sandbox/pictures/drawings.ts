import type { Light } from './backdrop';
import type { BrandSlug } from './brand-slugs';
import { arcade } from './scenes/arcade';
import { bakery } from './scenes/bakery';
import { books } from './scenes/books';
import { bowling } from './scenes/bowling';
import { camera } from './scenes/camera';
import { cinema } from './scenes/cinema';
import { coffee } from './scenes/coffee';
import { denim } from './scenes/denim';
import { fitness } from './scenes/fitness';
import { flowers } from './scenes/flowers';
import { furniture } from './scenes/furniture';
import { groceries } from './scenes/groceries';
import { handbag } from './scenes/handbag';
import { headphones } from './scenes/headphones';
import { iceCream } from './scenes/ice-cream';
import { jewellery } from './scenes/jewellery';
import { kidswear } from './scenes/kidswear';
import { kitchenware } from './scenes/kitchenware';
import { luggage } from './scenes/luggage';
import { perfume } from './scenes/perfume';
import { phone } from './scenes/phone';
import { pizza } from './scenes/pizza';
import { plants } from './scenes/plants';
import { shoe } from './scenes/shoe';
import { spa } from './scenes/spa';
import { sunglasses } from './scenes/sunglasses';
import { toys } from './scenes/toys';
import { watch } from './scenes/watch';
import type { Drawing } from './stage';

/** The drawing for each brand's goods, and its light. */
export const drawings: Record<BrandSlug, { draw: Drawing; light: Light }> = {
  kahvora: { draw: coffee, light: 'day' },
  'crumb-and-clove': { draw: bakery, light: 'day' },
  moonreel: { draw: cinema, light: 'night' },
  pacerra: { draw: shoe, light: 'day' },
  orlivane: { draw: watch, light: 'night' },
  paperlark: { draw: books, light: 'day' },
  wobblewood: { draw: toys, light: 'day' },
  greenpantri: { draw: groceries, light: 'day' },
  seravelle: { draw: spa, light: 'day' },
  solvanto: { draw: sunglasses, light: 'day' },
  clikkomo: { draw: phone, light: 'day' },
  aurivox: { draw: headphones, light: 'night' },
  nestwold: { draw: furniture, light: 'day' },
  fernquay: { draw: plants, light: 'day' },
  mirellune: { draw: jewellery, light: 'night' },
  pomkidoo: { draw: kidswear, light: 'day' },
  indigrove: { draw: denim, light: 'day' },
  cheesemoor: { draw: pizza, light: 'day' },
  scoopadore: { draw: iceCream, light: 'day' },
  tenstrello: { draw: bowling, light: 'night' },
  brawnbee: { draw: fitness, light: 'day' },
  tripmoor: { draw: luggage, light: 'day' },
  'ladle-and-loom': { draw: kitchenware, light: 'day' },
  bloomvedi: { draw: flowers, light: 'day' },
  vetivelle: { draw: perfume, light: 'day' },
  sattvira: { draw: handbag, light: 'day' },
  fotofinch: { draw: camera, light: 'day' },
  pixelpod: { draw: arcade, light: 'night' },
};
