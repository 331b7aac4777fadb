import type { FileRoutesByTo } from '@/routeTree.gen';

type Route = keyof FileRoutesByTo;

/** A screen to open by its address, as customer or as visitor. */
export interface Stop {
  path: string;
  visitor?: true;
  /** The list whose first row leads there, for a screen that needs something from another one. */
  through?: string;
}

/**
 * The screens of every route. The type checker misses a new route here. `/` and unknown addresses lead on, and the
 * screens of the login follow from each other.
 */
const screens: Record<Exclude<Route, '/' | '/$' | '/otpverification' | '/registration'>, readonly Stop[]> = {
  '/about-us': [{ path: '/about-us' }],
  '/bill-summary': [{ path: '/bill-summary', through: '/transactions?tab=bills' }],
  '/bill-upload': [{ path: '/bill-upload' }],
  '/bill-upload-guidelines': [{ path: '/bill-upload-guidelines' }],
  '/contact-us': [{ path: '/contact-us' }],
  '/dashboard': [{ path: '/dashboard' }],
  '/edit-profile': [{ path: '/edit-profile' }],
  '/faqs': [{ path: '/faqs', visitor: true }],
  '/feedback': [{ path: '/feedback' }],
  '/how-it-works': [{ path: '/how-it-works' }],
  '/login': [{ path: '/login', visitor: true }],
  '/membership': [{ path: '/membership' }],
  '/more': [{ path: '/more' }],
  '/my-profile': [{ path: '/my-profile' }],
  '/myCart': [{ path: '/myCart' }],
  '/notifications': [{ path: '/notifications' }],
  '/notifications/$id': [{ path: '/notifications/n1' }],
  '/offers': [{ path: '/offers' }],
  '/offers-detail/$id': [{ path: '/offers-detail/1' }],
  '/optout/$': [{ path: '/optout/STOP01', visitor: true }],
  '/order-summary': [{ path: '/order-summary', through: '/transactions?tab=redemptions' }],
  '/product/$id': [{ path: '/product/1' }],
  '/redeem': [{ path: '/redeem' }],
  '/refer-friend': [{ path: '/refer-friend' }],
  '/store-locator': [
    { path: '/store-locator', visitor: true },
    { path: '/store-locator?tab=floors', visitor: true },
  ],
  '/store-locator/$brandId': [{ path: '/store-locator/1' }, { path: '/store-locator/1', visitor: true }],
  '/store-locator/floor-plan': [{ path: '/store-locator/floor-plan', visitor: true }],
  '/store-locator/floor-plan/$floorId': [{ path: '/store-locator/floor-plan/1' }],
  '/submit-bill': [{ path: '/submit-bill' }],
  '/terms-of-use': [{ path: '/terms-of-use', visitor: true }],
  '/thank-you': [{ path: '/thank-you' }],
  '/transactions': ['', '?tab=bills', '?tab=redemptions', '?tab=vouchers'].map((tab) => ({
    path: `/transactions${tab}`,
  })),
  '/visit': ['/visit', '/visit?step=details'].flatMap((path): Stop[] => [{ path }, { path, visitor: true }]),
};

const stops = Object.values(screens).flat();

export const visitorStops = stops.filter(({ visitor }) => visitor);
export const customerStops = stops.filter(({ visitor }) => !visitor);
