import { join } from 'node:path';
import { factsOfRelease } from '../changes/site-facts';
import { knownReleases } from '../publish/list-releases';
import { type Release, releasesOf } from '../publish/release';
import { Failure } from '../shared/failure';
import { checksOf, type FleetEntry, lowestContrast } from './fleet-entry';
import { previewOfRelease } from './preview-sheet';
import { readReport, removeSheet, writeReport, writeSheets } from './report-files';

/** Takes a mall that was removed out of the last fleet report. Where there is no report, it makes none. */
export async function forgetMall(out: string, id: string): Promise<void> {
  const entries = await readReport(out);
  await removeSheet(out, id);
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
  const preview = facts && previewOfRelease(id, facts);
  const known = (await knownReleases(out, id)).find((release) => release.name === name);
  const entry: FleetEntry = {
    ...kept,
    name: preview?.name ?? before.name,
    release: name,
    ...(name !== left && { rolledBackFrom: left }),
    contrast: preview ? lowestContrast(preview.palette) : 0,
    changes: known?.changes?.map(({ text }) => text) ?? [
      sequence === 1 ? 'The first release.' : 'Not known.',
    ],
  };
  const isSound = before.status === 'built' || before.status === 'unchanged';
  entries.set(id, isSound ? { ...entry, checks: checksOf(entry) } : entry);
  await writeReport(out, [...entries.values()]);
  if (!preview)
    throw new Failure(`The page of release ${name} cannot be read, so the preview sheet of ${id} stays old.`);
  await writeSheets(out, new Map([[id, preview]]));
}
