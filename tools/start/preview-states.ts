import { people, type SamplePerson } from '../../sandbox/members/sample-people';
import type { MerchantSettings } from '../../sandbox/noun/settings';

interface PreviewState {
  title: string;
  /** Who sees it. Without one: anybody. */
  member?: SamplePerson;
  /** What is different from the sandbox's usual settings. */
  settings?: Partial<MerchantSettings>;
}

/** States of a mall's data to look at in the studio, by their names. */
export const previewStates: Readonly<Partial<Record<string, PreviewState>>> = {
  usual: { title: 'As usual' },
  longNames: {
    title: 'Long names',
    member: people.padma,
    settings: { pointsName: 'Celebration Points', pointsShortName: 'Points', currencyCode: 'AED ' },
  },
  noPoints: { title: 'No points', member: people.rohan },
  muchData: {
    title: 'Much data',
    member: people.aarav,
    settings: {
      offerCount: 500,
      bannerCount: 12,
      extraProducts: 500,
      extraBrands: 500,
      extraTransactions: 500,
    },
  },
  maintenance: { title: 'Maintenance', settings: { maintenance: true } },
};
