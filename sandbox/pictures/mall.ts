import { mix } from '@/lib/color';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { hashOf } from '../shared/seeded';
import { darkEnough, hexOr, shade, turned } from './color';

/** The colours and the stage set that make a mall's pictures its own. */
export interface Mall extends Pick<SandboxMerchant, 'id' | 'name' | 'programName' | 'primary'> {
  /** The brand colour for white letters on it. */
  strong: string;
  /** Nearly black, in the brand's hue. */
  deep: string;
  /** A wall colour: the brand's hue, quiet. */
  soft: string;
  /** A quieter companion of the brand colour. */
  second: string;
  /** Metal, ribbons, coins. */
  gold: string;
  /** Which of the stage sets (0–4) its photographs use. */
  set: number;
}

export function mallOf(merchant: SandboxMerchant): Mall {
  const primary = hexOr(merchant.primary, '#e8590c');
  const hash = hashOf(merchant.id);
  const strong = darkEnough(primary);
  return {
    id: merchant.id,
    name: merchant.name,
    programName: merchant.programName,
    primary,
    strong,
    deep: mix(strong, '#120a1f', 0.55),
    soft: shade(turned(primary, 0, { s: [0, 0.85], l: [0.45, 0.6] }), 0.72),
    second: turned(primary, hash % 2 === 0 ? 150 : -42, { s: [0.3, 0.55], l: [0.42, 0.54] }),
    gold: hexOr(merchant.palette?.gold, '#e0a63c'),
    set: (hash >>> 3) % 5,
  };
}
