import { readdirSync } from 'node:fs';
import type { FileRoutesById, FileRoutesByTo } from '@/routeTree.gen';

type Route = keyof FileRoutesByTo;

/** A screen to open by its address, as customer or as visitor. */
export interface Stop {
  path: string;
  visitor?: true;
  /** The list whose first row leads there, for a screen that needs something from another one. */
  through?: string;
}

/** The routes whose address alone opens them, for customers. */
type Plain<R extends Route> = R extends `${string}$${string}`
  ? never
  : `/_customer${R}` | `/_customer${R}/` extends infer Id
    ? Extract<Id, keyof FileRoutesById> extends never
      ? never
      : R
    : never;

type Others = Exclude<Route, Plain<Route> | '/' | '/$' | '/otpverification' | '/registration'>;

/**
 * The screens of the other routes, and plain ones that are opened in another way. The type checker misses a new route
 * here. `/` and unknown addresses lead on, and the screens of the login follow from each other.
 */
const screens: Record<Others, readonly Stop[]> & Partial<Record<Plain<Route>, readonly Stop[]>> = {
  '/bill-summary': [{ path: '/bill-summary', through: '/transactions?tab=bills' }],
  '/faqs': [{ path: '/faqs', visitor: true }],
  '/login': [{ path: '/login', visitor: true }],
  '/notifications/$id': [{ path: '/notifications/n1' }],
  '/offers-detail/$id': [{ path: '/offers-detail/1' }],
  '/optout/$': [{ path: '/optout/STOP01', visitor: true }],
  '/order-summary': [{ path: '/order-summary', through: '/transactions?tab=redemptions' }],
  '/product/$id': [{ path: '/product/1' }],
  '/search': [{ path: '/search' }, { path: '/search?q=co' }],
  '/store-locator': [
    { path: '/store-locator', visitor: true },
    { path: '/store-locator?tab=floors', visitor: true },
    { path: '/store-locator?tab=categories', visitor: true },
  ],
  '/store-locator/$brandId': [{ path: '/store-locator/1' }, { path: '/store-locator/1', visitor: true }],
  '/store-locator/floor-plan': [{ path: '/store-locator/floor-plan', visitor: true }],
  '/store-locator/floor-plan/$floorId': [{ path: '/store-locator/floor-plan/1' }],
  '/terms-of-use': [{ path: '/terms-of-use', visitor: true }],
  '/transactions': ['', '?filter=expiring', '?tab=bills', '?tab=redemptions', '?tab=vouchers'].map((tab) => ({
    path: `/transactions${tab}`,
  })),
  '/visit': ['/visit', '/visit?step=details'].flatMap((path): Stop[] => [{ path }, { path, visitor: true }]),
  '/your-data': [{ path: '/your-data' }, { path: '/your-data', visitor: true }],
  '/delete-account': [{ path: '/delete-account' }, { path: '/delete-account', visitor: true }],
  '/accessibility': [{ path: '/accessibility', visitor: true }],
};

const plain = readdirSync('src/routes')
  .flatMap((file) => /^_customer\.([\w.-]+)\.tsx$/.exec(file)?.[1] ?? [])
  .map((name) => `/${name.replace(/\.index$/, '').replaceAll('.', '/')}`)
  .filter((path) => !(path in screens));

const stops: readonly Stop[] = [...Object.values(screens).flat(), ...plain.map((path) => ({ path }))];

export const visitorStops = stops.filter(({ visitor }) => visitor);
export const customerStops = stops.filter(({ visitor }) => !visitor);
