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

export interface Art {
  tone: Tone;
  draw: Drawing;
}

/** What stands beside the words of each banner. */
export const bannerArt: Record<BannerNumber, Art> = {
  1: { tone: 'deep', draw: festival },
  2: { tone: 'soft', draw: coffee },
  3: { tone: 'deep', draw: cinema },
  4: { tone: 'bright', draw: doublePoints },
  5: { tone: 'bright', draw: monsoon },
  6: { tone: 'soft', draw: opening },
  7: { tone: 'bright', draw: carnival },
  8: { tone: 'soft', draw: furniture },
  9: { tone: 'soft', draw: handbag },
  10: { tone: 'bright', draw: fitness },
  11: { tone: 'deep', draw: jewellery },
  12: { tone: 'soft', draw: headphones },
};
