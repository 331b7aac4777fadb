import { bannerHandlers, seedBanners } from './banners/handlers';
import { billsCard } from './bills/card';
import { billHandlers } from './bills/handlers';
import { billReview } from './bills/review-bills';
import { seedBills } from './bills/seed';
import { brandHandlers, seedBrands } from './brands/handlers';
import { cartHandlers } from './cart/handlers';
import { seedCarts } from './cart/seed';
import { consentsCard } from './consents/card';
import { consentHandlers, seedConsents } from './consents/handlers';
import { emailsCard } from './emails/card';
import { emailHandlers } from './emails/handlers';
import { faqHandlers, seedFaqs } from './faqs/handlers';
import { faultsCard } from './faults/card';
import { feedbackCard } from './feedback/card';
import { feedbackHandlers } from './feedback/handlers';
import { locationHandlers } from './locations/handlers';
import { seedLocations } from './locations/seed';
import { loginHandlers } from './login/handlers';
import { seedMembers } from './members/seed';
import { merchantHandlers } from './merchants/handlers';
import { notificationsCard } from './notifications/card';
import { notificationHandlers } from './notifications/handlers';
import { seedNotifications } from './notifications/seed';
import type { Handlers } from './noun/handler';
import type { Noun } from './noun/noun';
import { offerHandlers } from './offers/handlers';
import { seedOffers } from './offers/seed';
import { ordersCard } from './orders/card';
import { orderHandlers } from './orders/handlers';
import { seedOrders } from './orders/seed';
import { pageHandlers, seedPages } from './pages/handlers';
import { pincodeHandlers, seedPincodes } from './pincodes/handlers';
import { pointExpiry } from './points/expire-points';
import { pointHandlers } from './points/handlers';
import { seedPoints } from './points/seed';
import { productsCard } from './products/card';
import { productHandlers } from './products/handlers';
import { seedProducts } from './products/seed';
import { membersCard } from './profile/card';
import { profileHandlers } from './profile/handlers';
import { referralHandlers } from './referrals/handlers';
import { settingsCard } from './settings/card';
import { storeHandlers } from './stores/handlers';
import { seedStores } from './stores/seed';
import { telemetryCard } from './telemetry/card';
import { seedTiers, tierHandlers } from './tiers/handlers';
import { visitsCard } from './visits/card';
import { seedVisits, visitHandlers } from './visits/handlers';
import { voucherHandlers } from './vouchers/handlers';

/**
 * The nouns of the sandbox, one folder and one row each. Seeds run in this order, so a noun is below the nouns whose
 * rows it needs. The cards of the operator page have the same order. How to add a noun: docs/sandbox.md#adding-a-noun.
 */
export const nouns = {
  merchants: { handlers: merchantHandlers },
  settings: { card: settingsCard },
  faults: { card: faultsCard },
  login: { handlers: loginHandlers },
  pincodes: { handlers: pincodeHandlers, seed: seedPincodes },
  members: { seed: seedMembers },
  profile: { handlers: profileHandlers, card: membersCard },
  consents: { handlers: consentHandlers, seed: seedConsents, card: consentsCard },
  notifications: { handlers: notificationHandlers, seed: seedNotifications, card: notificationsCard },
  emails: { handlers: emailHandlers, card: emailsCard },
  tiers: { handlers: tierHandlers, seed: seedTiers },
  banners: { handlers: bannerHandlers, seed: seedBanners },
  locations: { handlers: locationHandlers, seed: seedLocations },
  brands: { handlers: brandHandlers, seed: seedBrands },
  products: { handlers: productHandlers, seed: seedProducts, card: productsCard },
  cart: { handlers: cartHandlers, seed: seedCarts },
  orders: { handlers: orderHandlers, seed: seedOrders, card: ordersCard },
  vouchers: { handlers: voucherHandlers },
  bills: { handlers: billHandlers, timely: billReview, seed: seedBills, card: billsCard },
  points: { handlers: pointHandlers, timely: pointExpiry, seed: seedPoints },
  offers: { handlers: offerHandlers, seed: seedOffers },
  stores: { handlers: storeHandlers, seed: seedStores },
  faqs: { handlers: faqHandlers, seed: seedFaqs },
  feedback: { handlers: feedbackHandlers, card: feedbackCard },
  pages: { handlers: pageHandlers, seed: seedPages },
  referrals: { handlers: referralHandlers },
  visits: { handlers: visitHandlers, seed: seedVisits, card: visitsCard },
  telemetry: { card: telemetryCard },
} satisfies Record<string, Noun>;

export const nounList: readonly Noun[] = Object.values(nouns);

type HandlersOf<Each> = Each extends { handlers: infer Own } ? (own: Own) => void : never;

/** Turns the union of all handlers into an intersection: a function that accepts each of them accepts all of them. */
type AllHandlers =
  HandlersOf<(typeof nouns)[keyof typeof nouns]> extends (all: infer All) => void ? All : never;

/** Every call with its handler. If no noun answers a call of the contract, this does not compile. */
export const handlers: Handlers = Object.assign({}, ...nounList.map((noun) => noun.handlers)) as AllHandlers; // the rows together have all of them
