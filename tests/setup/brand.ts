import type { Brand } from '@/brand/brand';
import { dashboardTiles, menuEntries } from '@/brand/capabilities';
import { defaultPalette } from '@/brand/palette';

/** A brand for tests. */
export function testBrand(overrides: Partial<Brand> = {}): Brand {
  return {
    merchantId: '501',
    platform: 4,
    appVersion: 4,
    loginThrough: 2,
    name: 'Test Mall',
    programName: 'Test Rewards',
    language: 'en-IN',
    palette: defaultPalette,
    logo: '/icons/logo.svg',
    logoRatio: 1,
    referral: { layout: 'default', howItWorks: 'dialog' },
    screens: {
      offers: true,
      stores: true,
      contact: true,
      visit: true,
      feedback: true,
      faqs: true,
      notifications: true,
      referral: true,
      search: true,
    },
    wallet: { shareTarget: true, offline: true, expiryReminder: true },
    dashboardTiles,
    menuEntries: menuEntries.filter((entry) => entry !== 'privacy'),
    texts: {},
    api: { baseUrl: '/api', payloadKey: 'test-key' },
    maps: { tileUrl: '', attribution: '', searchUrl: '' },
    pushPublicKey: '',
    ...overrides,
  };
}
