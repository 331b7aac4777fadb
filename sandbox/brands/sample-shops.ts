import { type BrandSlug, sampleBrands } from './sample-brands';

/** A shop of the directory. */
export interface SampleShop {
  /** Also names its pictures. */
  slug: string;
  brandName: string;
  category: string;
  /** The brand's own colour, `#rrggbb`. */
  color: string;
  /** The brand whose goods stand in its window. */
  like: BrandSlug;
}

/** Shops beyond the brands that have products. All names are invented. */
const others: readonly SampleShop[] = [
  shop('aarvelle', 'Aarvelle', 'Fashion', '#7c4a8c', 'indigrove'),
  shop('bandhika', 'Bandhika', 'Fashion', '#b3423a', 'sattvira'),
  shop('calico-row', 'Calico Row', 'Fashion', '#4c6f8f', 'indigrove'),
  shop('dhaagaa-co', 'Dhaagaa Co', 'Fashion', '#a86b2d', 'sattvira'),
  shop('elmsworth', 'Elmsworth', 'Fashion', '#33503f', 'indigrove'),
  shop('fiorenka', 'Fiorenka', 'Fashion', '#c2557a', 'sattvira'),
  shop('gulabari', 'Gulabari', 'Fashion', '#c94f63', 'indigrove'),
  shop('haldwyn', 'Haldwyn', 'Fashion', '#5c5346', 'sattvira'),
  shop('inkwell-and-thread', 'Inkwell & Thread', 'Fashion', '#2e3a5c', 'indigrove'),
  shop('jamdani-house', 'Jamdani House', 'Fashion', '#8f3d52', 'sattvira'),
  shop('kesarwala', 'Kesarwala', 'Fashion', '#d07a1f', 'indigrove'),
  shop('loomora', 'Loomora', 'Fashion', '#6a7d4f', 'sattvira'),
  shop('mehrgarh-weaves', 'Mehrgarh Weaves', 'Fashion', '#8a5a3c', 'indigrove'),
  shop('nirvelle', 'Nirvelle', 'Fashion', '#4d5f7a', 'sattvira'),
  shop('ombre-lane', 'Ombré Lane', 'Fashion', '#a05a8c', 'indigrove'),
  shop('pashmora', 'Pashmora', 'Fashion', '#7a4436', 'sattvira'),
  shop('quillon', 'Quillon', 'Fashion', '#394b59', 'indigrove'),
  shop('rangdori', 'Rangdori', 'Fashion', '#c2383f', 'sattvira'),
  shop('silkanto', 'Silkanto', 'Fashion', '#94406f', 'indigrove'),
  shop('tareva', 'Tareva', 'Fashion', '#2f6e73', 'sattvira'),
  shop('urbanwick', 'Urbanwick', 'Fashion', '#3b3f46', 'indigrove'),
  shop('velmara', 'Velmara', 'Fashion', '#6d3b5e', 'sattvira'),
  shop('amritsari-chulha', 'Amritsari Chulha', 'Food & Beverage', '#b5512b', 'kahvora'),
  shop('bao-bazaar', 'Bao Bazaar', 'Food & Beverage', '#c4463a', 'cheesemoor'),
  shop('chaiwala-and-co', 'Chaiwala & Co', 'Food & Beverage', '#9a6232', 'scoopadore'),
  shop('dosaplex', 'Dosaplex', 'Food & Beverage', '#c98b1d', 'crumb-and-clove'),
  shop('eggonomics', 'Eggonomics', 'Food & Beverage', '#d9a018', 'kahvora'),
  shop('falafelia', 'Falafelia', 'Food & Beverage', '#6f8a35', 'cheesemoor'),
  shop('gobi-and-ginger', 'Gobi & Ginger', 'Food & Beverage', '#7a8f3a', 'scoopadore'),
  shop('hoppin-roll', 'Hoppin Roll', 'Food & Beverage', '#c85a2d', 'crumb-and-clove'),
  shop('idli-junction', 'Idli Junction', 'Food & Beverage', '#4f7f63', 'kahvora'),
  shop('juicepatti', 'Juicepatti', 'Food & Beverage', '#d97b1e', 'cheesemoor'),
  shop('kulfi-kart', 'Kulfi Kart', 'Food & Beverage', '#b46a86', 'scoopadore'),
  shop('lassi-lounge', 'Lassi Lounge', 'Food & Beverage', '#c79a3b', 'crumb-and-clove'),
  shop('momo-mandal', 'Momo Mandal', 'Food & Beverage', '#a9413f', 'kahvora'),
  shop('noodlenook', 'Noodlenook', 'Food & Beverage', '#b8362f', 'cheesemoor'),
  shop('olivetto-kitchen', 'Olivetto Kitchen', 'Food & Beverage', '#5f7a36', 'scoopadore'),
  shop('pav-republic', 'Pav Republic', 'Food & Beverage', '#c0552f', 'crumb-and-clove'),
  shop('rasoi-rani', 'Rasoi Rani', 'Food & Beverage', '#a43a4e', 'kahvora'),
  shop('saffron-spoon', 'Saffron Spoon', 'Food & Beverage', '#d08a1c', 'cheesemoor'),
  shop('tandoorium', 'Tandoorium', 'Food & Beverage', '#8f3326', 'scoopadore'),
  shop('wafflewala', 'Wafflewala', 'Food & Beverage', '#b5772f', 'crumb-and-clove'),
  shop('bootherly', 'Bootherly', 'Footwear', '#6b4a32', 'pacerra'),
  shop('chappalry', 'Chappalry', 'Footwear', '#b0662e', 'pacerra'),
  shop('heelandra', 'Heelandra', 'Footwear', '#a23d6b', 'pacerra'),
  shop('kolhapuri-walk', 'Kolhapuri Walk', 'Footwear', '#9a5a2c', 'pacerra'),
  shop('sandalwood-steps', 'Sandalwood Steps', 'Footwear', '#8a6a3f', 'pacerra'),
  shop('solebury', 'Solebury', 'Footwear', '#3f5a73', 'pacerra'),
  shop('stridewell', 'Stridewell', 'Footwear', '#2e7a5f', 'pacerra'),
  shop('toeture', 'Toeture', 'Footwear', '#c04f3d', 'pacerra'),
  shop('alovera-bar', 'Alovera Bar', 'Beauty & Wellness', '#5f9a6a', 'seravelle'),
  shop('bindi-and-blush', 'Bindi & Blush', 'Beauty & Wellness', '#c24a72', 'vetivelle'),
  shop('clayora', 'Clayora', 'Beauty & Wellness', '#a8714f', 'seravelle'),
  shop('glowmitra', 'Glowmitra', 'Beauty & Wellness', '#d2803f', 'vetivelle'),
  shop('kumkumadi-lab', 'Kumkumadi Lab', 'Beauty & Wellness', '#c28a1f', 'seravelle'),
  shop('mogra-salon', 'Mogra Salon', 'Beauty & Wellness', '#7d8f5a', 'vetivelle'),
  shop('nailophile', 'Nailophile', 'Beauty & Wellness', '#c2477f', 'seravelle'),
  shop('rosewater-room', 'Rosewater Room', 'Beauty & Wellness', '#c96a7f', 'vetivelle'),
  shop('tresselle', 'Tresselle', 'Beauty & Wellness', '#6a4f8f', 'seravelle'),
  shop('amperio', 'Amperio', 'Electronics', '#2f5fb5', 'clikkomo'),
  shop('bytebazaar', 'Bytebazaar', 'Electronics', '#3d6f8f', 'aurivox'),
  shop('circuitry-lane', 'Circuitry Lane', 'Electronics', '#466a8a', 'fotofinch'),
  shop('gadgetgully', 'Gadgetgully', 'Electronics', '#3f4fb0', 'clikkomo'),
  shop('homewatt', 'Homewatt', 'Electronics', '#2f8a7a', 'aurivox'),
  shop('screenova', 'Screenova', 'Electronics', '#2b4f8f', 'fotofinch'),
  shop('wirelyss', 'Wirelyss', 'Electronics', '#5a5fa5', 'clikkomo'),
  shop('bedouin-linen', 'Bedouin Linen', 'Home & Living', '#8f7a5a', 'nestwold'),
  shop('chandni-lights', 'Chandni Lights', 'Home & Living', '#c29a2f', 'fernquay'),
  shop('deckora', 'Deckora', 'Home & Living', '#5f7f6a', 'ladle-and-loom'),
  shop('gharonda', 'Gharonda', 'Home & Living', '#a86a3f', 'nestwold'),
  shop('mittika-pottery', 'Mittika Pottery', 'Home & Living', '#a5583a', 'fernquay'),
  shop('quiltessa', 'Quiltessa', 'Home & Living', '#6f7fa0', 'ladle-and-loom'),
  shop('terravilla', 'Terravilla', 'Home & Living', '#7a8a4f', 'nestwold'),
  shop('argentelle', 'Argentelle', 'Watches & Jewellery', '#6f7a8a', 'mirellune'),
  shop('chronavia', 'Chronavia', 'Watches & Jewellery', '#2f4a5f', 'orlivane'),
  shop('heerakund', 'Heerakund', 'Watches & Jewellery', '#3f6fa5', 'mirellune'),
  shop('kundanika', 'Kundanika', 'Watches & Jewellery', '#b5862f', 'orlivane'),
  shop('minutea', 'Minutea', 'Watches & Jewellery', '#4f5f6a', 'mirellune'),
  shop('polkadee', 'Polkadee', 'Watches & Jewellery', '#a5405f', 'orlivane'),
  shop('bubblepop', 'Bubblepop', 'Kids', '#3aa0c0', 'wobblewood'),
  shop('chhota-chand', 'Chhota Chand', 'Kids', '#d09a2f', 'pomkidoo'),
  shop('giggleworks', 'Giggleworks', 'Kids', '#d2703a', 'wobblewood'),
  shop('little-lattu', 'Little Lattu', 'Kids', '#c0504a', 'pomkidoo'),
  shop('tiny-tonga', 'Tiny Tonga', 'Kids', '#5f9a4f', 'wobblewood'),
  shop('cricketeer', 'Cricketeer', 'Sports & Fitness', '#2f7a4f', 'brawnbee'),
  shop('pedalwise', 'Pedalwise', 'Sports & Fitness', '#c0602f', 'brawnbee'),
  shop('shuttlers', 'Shuttlers', 'Sports & Fitness', '#3f6fb0', 'brawnbee'),
  shop('yogaloka', 'Yogaloka', 'Sports & Fitness', '#7a6fa5', 'brawnbee'),
  shop('chashmagar', 'Chashmagar', 'Eyewear', '#3f5f7a', 'solvanto'),
  shop('lensora', 'Lensora', 'Eyewear', '#2f7a8a', 'solvanto'),
  shop('specturm', 'Specturm', 'Eyewear', '#6a4f7a', 'solvanto'),
  shop('giftaroo', 'Giftaroo', 'Gifts & Flowers', '#c2557a', 'bloomvedi'),
  shop('petal-post', 'Petal Post', 'Gifts & Flowers', '#c04f6a', 'bloomvedi'),
  shop('bagpackerly', 'Bagpackerly', 'Travel', '#2f7a7a', 'tripmoor'),
  shop('yatravelle', 'Yatravelle', 'Travel', '#3f6f9a', 'tripmoor'),
  shop('inkling-and-nib', 'Inkling & Nib', 'Books & Stationery', '#3f4f7a', 'paperlark'),
  shop('pagepedia', 'Pagepedia', 'Books & Stationery', '#7a5a3f', 'paperlark'),
  shop('currency-kendra', 'Currency Kendra', 'Services', '#3f6a4f', 'tripmoor'),
  shop('mailmitra', 'Mailmitra', 'Services', '#b0583a', 'tripmoor'),
  shop('tailor-tales', 'Tailor Tales', 'Services', '#5f4f7a', 'tripmoor'),
];

/** Every shop that the sample malls know. */
export const sampleShops: readonly SampleShop[] = [
  ...sampleBrands.map(({ slug, brandName, category, color }) => ({
    slug,
    brandName,
    category,
    color,
    like: slug,
  })),
  ...others,
];

const bySlug: ReadonlyMap<string, SampleShop> = new Map(sampleShops.map((one) => [one.slug, one]));

/** Throws for a shop that has pictures and stands in no list. */
export function sampleShopOf(slug: SampleShop['slug']): SampleShop {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`There is no sample shop ${slug}.`);
  return found;
}

function shop(slug: string, brandName: string, category: string, color: string, like: BrandSlug): SampleShop {
  return { slug, brandName, category, color, like };
}
