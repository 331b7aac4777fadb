import { brandVariables } from '@/brand/brand-variables';
import { optionalScreens } from '@/brand/capabilities';
import { contrast } from '@/lib/color';
import { brandOf } from '../brand/brand-of';
import { canonicalJson } from '../brand/hash-merchant';
import { pageWords } from '../brand/page-words';
import { sha256 } from '../core/site-file';
import type { Environment } from '../environment';
import type { Merchant } from '../merchant';
import type { Problem } from '../problem';
import type { SiteSize } from './site-size';

/** What a mall's own files may weigh together, in bytes, without its typeface. */
export const ownBudget = 150_000;

/** What the report remembers of a mall, to say at the next build what changed. A value is short, or a hash. */
export type Facts = Readonly<Record<string, string>>;

/** One mall in the fleet report. */
export interface FleetEntry {
  merchant: string;
  name: string;
  hosts: readonly string[];
  /** `standing`: not built because of an error, and the site of an earlier build is still there. */
  status: 'built' | 'unchanged' | 'failed' | 'standing';
  release: string;
  problems: Pick<Problem, 'severity' | 'message' | 'fix'>[];
  /** Bytes of all files, of those that no other mall has, and of its typeface. Missing until a build made the site. */
  size?: SiteSize;
  /** The lowest contrast of a text and what is behind it, such as 4.6. */
  contrast: number;
  /** What the last build that made the site changed in it, in words. */
  changes: string[];
  checks: { config: boolean; contrast: boolean; isolation: boolean; size: boolean };
  facts: Facts;
}

/** The parts of a site that people notice or ask for, by the words of the report. */
export function factsOf(merchant: Merchant, environment: Environment, made: string): Facts {
  const { config, logo, icon, typeface } = merchant;
  const brand = brandOf(merchant, environment, '');
  const short = (value: string | Buffer) => sha256(value).slice(0, 12);
  return {
    'the name of the mall': config.name,
    'the name of the programme': brand.programName,
    'the name under the icon': pageWords(brand, config).shortName,
    'the hosts': config.hosts.join(', '),
    'the logo': short(logo),
    'the icon': short(icon ?? logo),
    'the typeface': short(Buffer.concat(typeface?.files.map(({ bytes }) => bytes) ?? [])),
    'the colours': short(canonicalJson(brand.palette)),
    'the areas': optionalScreens.filter((screen) => brand.screens[screen]).join(', '),
    'the wordings': short(canonicalJson(config.texts)),
    "the backend's address": environment.apiBaseUrl,
    'the rest of the config': short(canonicalJson({ ...config, theme: {}, texts: {}, screens: {} })),
    'the app itself': short(made),
  };
}

/** What two sets of facts differ in, in words: readable values as they were and are. */
export function changesBetween(before: Facts | undefined, now: Facts): string[] {
  if (!before) return ['first build'];
  const changed = Object.keys(now).filter((what) => before[what] !== now[what]);
  const own = changed.filter((what) => what !== 'the rest of the config' || changed.length === 1);
  return own.map((what) => {
    const [old = '', next = ''] = [before[what], now[what]];
    const readable = !/^[0-9a-f]{12}$/.test(next) && !/^[0-9a-f]{12}$/.test(old);
    return readable ? `${what}: ${old || 'none'} → ${next || 'none'}` : what;
  });
}

/** Texts and what is behind them, as the app draws them. */
const textPairs = [
  ['text', 'surface'],
  ['text', 'background'],
  ['text', 'sunken'],
  ['text-quiet', 'surface'],
  ['text-quiet', 'background'],
  ['primary-text', 'surface'],
  ['on-primary', 'primary'],
  ['on-header', 'header'],
  ['selected', 'surface'],
  ['on-tier', 'tier'],
  ['on-count', 'count'],
  ['error', 'surface'],
] as const;

/** The lowest contrast among the texts of a mall, with one decimal. */
export function lowestContrast(merchant: Merchant, environment: Environment): number {
  const variables = brandVariables(brandOf(merchant, environment, '').palette);
  const ratios = textPairs.map(([ink, ground]) =>
    contrast(variables[`--brand-${ink}`] ?? '#000000', variables[`--brand-${ground}`] ?? '#ffffff'),
  );
  return Math.floor(10 * Math.min(...ratios)) / 10;
}
