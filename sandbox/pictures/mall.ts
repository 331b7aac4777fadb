import { mix } from '@/lib/color';
import { hashOf } from '../shared/seeded';
import { darkEnough, hexOr, shade, turned } from './color';
import type { Subjects } from './subjects';

/** What the pictures need to know about a merchant. */
export interface PictureMerchant {
  id: string;
  name: string;
  programName: string;
  /** `#rrggbb`. */
  primary: string;
  palette?: Partial<Record<string, string>>;
}

/** The colours and the stage set that make a mall's pictures its own. */
export interface Mall {
  id: string;
  name: string;
  programName: string;
  primary: string;
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
  subjects: Subjects;
}

export function mallOf(merchant: PictureMerchant, subjects: Subjects): Mall {
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
    subjects,
  };
}
