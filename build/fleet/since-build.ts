import { join } from 'node:path';
import { z } from 'zod';
import { defaultPalette } from '@/brand/palette';
import { hexPattern } from '@/lib/color';
import { factsOfRelease } from '../changes/site-facts';
import { knownReleases } from '../publish/list-releases';
import { type Release, releasesOf } from '../publish/release';
import { changesOf, checksOf, type FleetEntry, lowestContrast } from './fleet-entry';
import { readReport, writeReport } from './report-files';

/** What the report needs of a release that any version of the app may have made. */
const brandSchema = z.object({
  name: z.string(),
  palette: z.record(z.string(), z.string().regex(hexPattern)),
});

/** Takes a mall that was removed out of the last fleet report. Where there is no report, it makes none. */
export async function forgetMall(out: string, id: string): Promise<void> {
  const entries = await readReport(out);
  if (entries.delete(id)) await writeReport(out, [...entries.values()]);
}

/** Lets the last fleet report say which release of a mall is live since a rollback. Where there is no report, it makes none. */
export async function showRollback(out: string, id: string, from: Release, to: Release): Promise<void> {
  const entries = await readReport(out);
  const before = entries.get(id);
  if (!before) return;
  const { name, sequence } = to;
  // a size belongs to the release that a build made
  const { size: _, rolledBackFrom: left = from.name, ...kept } = before;
  const facts = factsOfRelease(join(releasesOf(out, id), name));
  const { data: brand } = brandSchema.safeParse(facts?.brand);
  const known = (await knownReleases(out, id)).find((release) => release.name === name);
  const entry: FleetEntry = {
    ...kept,
    name: brand?.name ?? before.name,
    release: name,
    ...(name !== left && { rolledBackFrom: left }),
    contrast: brand ? lowestContrast({ ...defaultPalette, ...brand.palette }) : 0,
    changes: changesOf(known?.changes, sequence === 1),
  };
  const isSound = before.status === 'built' || before.status === 'unchanged';
  entries.set(id, isSound ? { ...entry, checks: checksOf(entry) } : entry);
  await writeReport(out, [...entries.values()]);
}
