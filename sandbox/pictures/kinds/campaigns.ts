import type { BannerNumber } from '../address';
import { carnival } from '../art/carnival';
import { doublePoints } from '../art/coins';
import { festival } from '../art/festival';
import { monsoon } from '../art/monsoon';
import { opening } from '../art/opening';
import { cinema } from '../scenes/cinema';
import { coffee } from '../scenes/coffee';
import { fitness } from '../scenes/fitness';
import { furniture } from '../scenes/furniture';
import { handbag } from '../scenes/handbag';
import { headphones } from '../scenes/headphones';
import { jewellery } from '../scenes/jewellery';
import type { Drawing } from '../stage';
import type { Tone } from './ground';

export interface Campaign {
  /** Two short lines. */
  headline: readonly [string, string];
  label: string;
  tone: Tone;
  draw: Drawing;
}

/** What the malls advertise, by the banner's number. */
export const campaigns: Record<BannerNumber, Campaign> = {
  1: { headline: ['The Festive', 'Edit'], label: 'Up to 50% off', tone: 'deep', draw: festival },
  2: { headline: ['Weekend', 'Brunch'], label: 'Second cup on us', tone: 'soft', draw: coffee },
  3: { headline: ['Movie', 'Nights'], label: 'Popcorn with points', tone: 'deep', draw: cinema },
  4: { headline: ['Double', 'Points Week'], label: 'On every bill', tone: 'bright', draw: doublePoints },
  5: { headline: ['Monsoon', 'Sale'], label: 'Splash out, save big', tone: 'bright', draw: monsoon },
  6: { headline: ['Just', 'Opened'], label: 'Ground floor', tone: 'soft', draw: opening },
  7: { headline: ['Kids’', 'Carnival'], label: 'Every weekend', tone: 'bright', draw: carnival },
  8: { headline: ['The Home', 'Makeover'], label: 'Fresh looks inside', tone: 'soft', draw: furniture },
  9: { headline: ['Style', 'Season'], label: 'New arrivals', tone: 'soft', draw: handbag },
  10: { headline: ['Stronger', 'Every Day'], label: 'Fitness fest', tone: 'bright', draw: fitness },
  11: { headline: ['The Wedding', 'Collection'], label: 'Jewels that shine', tone: 'deep', draw: jewellery },
  12: { headline: ['Sound', 'Week'], label: 'Gadgets for less', tone: 'soft', draw: headphones },
};
