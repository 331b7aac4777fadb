import { sessionTabValues, storedNames } from '../stored-values';
import { firstBillTab, loginNumber } from '../tab-values';

/** A thing that the app keeps on the phone. */
export interface Kept {
  id: string;
  /** What it is, in words for everybody. */
  what: string;
  place: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache Storage';
  /** Names of values, `database/store`, or names of caches. `*` at the end stands for anything. */
  names: readonly string[];
  /** Whose it is: nobody else gets it. */
  owner: 'customer' | 'customer, number or tab' | 'tab' | 'phone';
  /** It is encrypted with a key that no script can read. */
  sealed?: true;
  /** When it goes by itself, for what does not stay. */
  age?: string;
  /** The end of a session that removes it: every one, or only a logout that somebody chose. Without it: none. */
  gone?: 'any end' | 'chosen logout';
}

/**
 * Everything that is kept, for docs/product/session.md#what-is-kept and for the test that walks every store after each
 * kind of end (app/left-behind.test.ts). Names and shapes never change: a release that is rolled back reads them all.
 */
export const kept = [
  {
    id: 'session',
    what: 'who is logged in, with tokens; the steps of login, registration and SMS consent',
    place: 'localStorage',
    names: storedNames('session'),
    owner: 'customer',
    gone: 'any end',
  },
  {
    id: 'device',
    what: 'facts about the device: installed, asked to install and to stay, version, maintenance; whose bills wait; who asked for a deletion',
    place: 'localStorage',
    names: storedNames('device'),
    owner: 'phone',
  },
  {
    id: 'wallet',
    what: 'the wallet',
    place: 'localStorage',
    names: ['state.wallet'],
    owner: 'customer',
    sealed: true,
    gone: 'any end',
  },
  {
    id: 'arrivals',
    what: 'which bills are known to have brought points, and the tier',
    place: 'localStorage',
    names: ['state.arrivals'],
    owner: 'customer',
    sealed: true,
    gone: 'any end',
  },
  {
    id: 'state',
    what: 'filters, searches, counters; what was shown last; what was put away; feedback that was sent (10 minutes)',
    place: 'localStorage',
    names: ['state.*'],
    owner: 'customer',
    sealed: true,
    age: '7 days',
    gone: 'any end',
  },
  {
    id: 'tab',
    what: "a renewal of the tokens, the owner of a visitor's drafts, a visit that was booked (10 minutes, sealed)",
    place: 'sessionStorage',
    names: sessionTabValues,
    owner: 'tab',
    age: 'the tab',
    gone: 'any end',
  },
  {
    id: 'login',
    what: 'the number of somebody who logs in, and a mark for its bills; reloads that must not repeat',
    place: 'sessionStorage',
    names: [loginNumber, firstBillTab, 'last-logout', 'lost-chunk:*', 'tanstack_router_reload:*'],
    owner: 'tab',
    age: 'the tab; the number on any other screen',
  },
  {
    id: 'key',
    what: 'the key of what is encrypted',
    place: 'IndexedDB',
    names: ['client-state/keys'],
    owner: 'phone',
  },
  {
    id: 'drafts',
    what: 'drafts of long forms; their files are not encrypted',
    place: 'IndexedDB',
    names: ['drafts/drafts'],
    owner: 'customer, number or tab',
    sealed: true,
    age: '7 days',
    gone: 'chosen logout',
  },
  {
    id: 'bills',
    what: 'bills that wait for their upload',
    place: 'IndexedDB',
    names: ['bill-uploads/uploads'],
    owner: 'customer',
    gone: 'chosen logout',
  },
  {
    id: 'directory',
    what: 'the directory of stores that was seen',
    place: 'IndexedDB',
    names: ['directory/replies'],
    owner: 'phone',
    age: '7 days',
  },
  {
    id: 'renewals',
    what: 'which token was renewed last, as a hash',
    place: 'IndexedDB',
    names: ['session/renewals'],
    owner: 'phone',
  },
  {
    id: 'shared',
    what: 'bills that another app has shared',
    place: 'Cache Storage',
    names: ['shared-bills'],
    owner: 'phone',
    age: '1 hour',
    gone: 'any end',
  },
  {
    id: 'firstBills',
    what: 'bills that were chosen before the login; the phone knows their numbers',
    place: 'Cache Storage',
    names: ['first-bills'],
    owner: 'customer, number or tab',
    age: '1 hour; 24 hours from GET OTP on',
    gone: 'chosen logout',
  },
  {
    id: 'files',
    what: 'pictures that were seen, the files of the app, taps on notifications that nobody was told of',
    place: 'Cache Storage',
    names: ['pictures', 'push-taps', 'workbox-precache*'],
    owner: 'phone',
  },
] as const satisfies readonly Kept[];

/** The row that a place belongs to: of several, the one that names it more closely. */
export function keptAt(place: Kept['place'], name: string): Kept | undefined {
  const fits = (each: string) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each);
  const rows: readonly Kept[] = kept.filter((row) => row.place === place);
  return rows.find(({ names }) => names.includes(name)) ?? rows.find(({ names }) => names.some(fits));
}
