import { z } from 'zod';
import { brandVariables } from '@/brand/brand-variables';
import type { Palette } from '@/brand/palette';
import { contrast } from '@/lib/color';
import { type Change, changeLines } from '../changes/changes-between';
import { isSmall } from '../pipeline/site-size';

/** One mall in the fleet report. */
export const fleetEntrySchema = z.object({
  merchant: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Whether a new core goes to this mall first. Missing in an entry of a mall that no build made yet. */
  ring: z.enum(['canary', 'stable']).optional(),
  /** `standing`: not built because of an error, and the site of an earlier build is still there. */
  status: z.enum(['built', 'unchanged', 'failed', 'standing']),
  /** The release that is live. */
  release: z.string(),
  /** The release that the last build left, where a rollback has put another one in its place since then. */
  rolledBackFrom: z.string().optional(),
  problems: z.array(z.object({ severity: z.string(), message: z.string(), fix: z.string().optional() })),
  /** Bytes of all files, of those that no other mall has, and of its typeface. Missing until a build made the site. */
  size: z.object({ total: z.number(), own: z.number(), font: z.number() }).optional(),
  /** The lowest contrast of a text and what is behind it, such as 4.6. */
  contrast: z.number(),
  /** What the release that is live changed. */
  changes: z.array(z.string()),
  checks: z.object({ config: z.boolean(), contrast: z.boolean(), isolation: z.boolean(), size: z.boolean() }),
});
export type FleetEntry = z.infer<typeof fleetEntrySchema>;

/** What a published site has passed. */
export function checksOf({
  problems,
  contrast,
  size,
}: Pick<FleetEntry, 'problems' | 'contrast' | 'size'>): FleetEntry['checks'] {
  return {
    config: problems.length === 0,
    contrast: contrast >= 4.5,
    isolation: true, // a build publishes no other site
    size: size === undefined || isSmall(size),
  };
}

/** What a release changed. Nothing is known of one that came after another, where that other is damaged. */
export function changesOf(changes: readonly Change[] | undefined, isFirst: boolean): string[] {
  return changes ? changeLines(changes) : [isFirst ? 'The first release.' : 'Not known.'];
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
export function lowestContrast(palette: Palette): number {
  const variables = brandVariables(palette);
  const ratios = textPairs.map(([ink, ground]) =>
    contrast(variables[`--brand-${ink}`] ?? '#000000', variables[`--brand-${ground}`] ?? '#ffffff'),
  );
  return Math.floor(10 * Math.min(...ratios)) / 10;
}
