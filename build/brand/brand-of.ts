import type { Brand } from '@/brand/brand';
import {
  type DashboardTile,
  leadsInto,
  type MenuEntry,
  type OptionalScreen,
  optionalScreens,
} from '@/brand/capabilities';
import { cardFinishes, cardLayouts } from '@/brand/card-look';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';
import type { Environment } from '../environment/environment';
import { pictureRatio } from '../pictures/picture';
import { defaultProgram } from './default-program';
import type { Merchant } from './merchant';
import { wordedTexts } from './worded-texts';

/** OpenStreetMap's tiles, and a map search that every phone can open. Neither needs a key. */
const defaultMaps = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};
const mapsSearchUrl = 'https://www.google.com/maps/search/?api=1&query={latitude},{longitude}';

/** What the page tells the app about its merchant. `logo` is the logo's address on this origin. */
export function brandOf(
  { id, config, logo: picture }: Merchant,
  environment: Environment,
  logo: string,
): Brand {
  const screens = Object.fromEntries(
    optionalScreens.map((screen) => [screen, config.screens[screen] ?? true]),
  ) as Record<OptionalScreen, boolean>; // fromEntries forgets the keys
  const { privacy } = config.links;
  const { ageText } = config.registration;
  const { launch } = config;
  const { telemetry } = config.integrations;
  const ownWords = Object.fromEntries(wordedTexts(config.words).map(({ key, worded }) => [key, worded]));
  const leadsSomewhere = (name: DashboardTile | MenuEntry) => {
    if (name === 'privacy') return privacy !== undefined;
    const screen = leadsInto[name];
    return screen === undefined || screens[screen];
  };
  return {
    merchantId: id,
    ...config.ids,
    name: config.name,
    programName: config.program?.name ?? defaultProgram(config.name),
    language: config.manifest.language,
    palette: paletteOf(config.theme),
    ...cardOf(config.theme.card),
    logo,
    ...(config.theme.tiers && { tiers: Object.keys(config.theme.tiers) }),
    ...(config.theme.header === 'plain' && { plainHeader: true }),
    logoRatio: pictureRatio(picture),
    referral: config.referral,
    screens,
    wallet: config.wallet,
    dashboardTiles: config.dashboard.tiles.filter(leadsSomewhere),
    menuEntries: config.menu.entries.filter(leadsSomewhere),
    ...(privacy !== undefined && { privacyUrl: privacy }),
    ...(!config.login.billFirst && { billFirst: false as const }), // the page has no room for what is usual
    ...(ageText !== undefined && { ageText }),
    ...(launch && { launch }),
    texts: { ...ownWords, ...(config.texts as Brand['texts']) }, // in JSON, no key is without a value
    api: { baseUrl: environment.apiBaseUrl, payloadKey: environment.payloadKey },
    maps: { ...(config.integrations.maps ?? defaultMaps), searchUrl: mapsSearchUrl },
    ...(telemetry && { telemetry: { ...telemetry, url: environment.telemetryUrl ?? telemetry.url } }),
    ...pushOf(config.integrations.push, environment),
  };
}

/** The default look of cards takes no room in the page. */
function cardOf(card: MerchantConfig['theme']['card']): Pick<Brand, 'card'> {
  const isDefault = !card || (card.layout === cardLayouts[0] && card.finish === cardFinishes[0]);
  return isDefault ? {} : { card };
}

/** Firebase has a key pair of its own, so the environment's is not for its malls. */
function pushOf(push: MerchantConfig['integrations']['push'], { pushPublicKey }: Environment) {
  if (push?.provider !== 'fcm') return { pushPublicKey };
  const { apiKey = '', projectId = '', appId = '', messagingSenderId = '', vapidKey = '' } = push; // the schema asks for all
  return { pushPublicKey: '', firebase: { apiKey, projectId, appId, messagingSenderId, vapidKey } };
}
