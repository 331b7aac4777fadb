import type { BannerNumber } from '../noun/picture-path';

interface SampleBanner {
  /** Two short lines. */
  headline: readonly [string, string];
  label: string;
  /** Its address. One banner has none, one leads to another site. */
  redirectUrl: string;
}

/** The banners of all malls, by the number of their picture. */
export const sampleBanners: Record<BannerNumber, SampleBanner> = {
  1: { headline: ['The Festive', 'Edit'], label: 'Up to 50% off', redirectUrl: '/redeem' },
  2: { headline: ['Weekend', 'Brunch'], label: 'Second cup on us', redirectUrl: '/offers' },
  3: { headline: ['Movie', 'Nights'], label: 'Popcorn with points', redirectUrl: '/offers' },
  4: { headline: ['Double', 'Points Week'], label: 'On every bill', redirectUrl: '/submit-bill' },
  5: {
    headline: ['Monsoon', 'Sale'],
    label: 'Splash out, save big',
    redirectUrl: 'https://sale.malls.example/monsoon',
  },
  6: { headline: ['Just', 'Opened'], label: 'Ground floor', redirectUrl: '/store-locator' },
  7: { headline: ['Kids’', 'Carnival'], label: 'Every weekend', redirectUrl: '/visit' },
  8: { headline: ['The Home', 'Makeover'], label: 'Fresh looks inside', redirectUrl: '/offers' },
  9: { headline: ['Style', 'Season'], label: 'New arrivals', redirectUrl: '/redeem' },
  10: { headline: ['Stronger', 'Every Day'], label: 'Fitness fest', redirectUrl: '' },
  11: { headline: ['The Wedding', 'Collection'], label: 'Jewels that shine', redirectUrl: '/redeem' },
  12: { headline: ['Sound', 'Week'], label: 'Gadgets for less', redirectUrl: '/offers' },
};
