import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { defaultsName } from '../../build/config/defaults';
import { listMerchants } from '../../build/config/list-merchants';
import { rawConfig } from '../../build/config/raw-config';
import type { MallStanding } from '../../build/fleet/list-malls';
import { liveFile } from '../../build/fleet/live-file';
import { wordsOf } from '../../build/shared/failure';
import { complain, complainOf } from '../../build/shared/print';
import type { MallRow } from '../studio/wire';

/** Checks every mall of the folder, and calls `found` with some of them at a time. */
type CheckMalls = (found: (standings: readonly MallStanding[]) => void) => Promise<unknown>;

export interface MallIndex {
  /** Every mall at once. How far one is comes with a later call where its folder has changed since its last check. */
  list(): Promise<MallRow[]>;
}

/**
 * The rows of Malls. A check of a thousand malls takes a while, so it runs elsewhere, and each row is known by what the
 * files of its folder look like from outside.
 */
export function openMallIndex(merchants: string, home: string, check: CheckMalls): MallIndex {
  const known = new Map<string, { print: string; standing: MallStanding }>();
  const rows = new Map<string, { print: string; row: Row }>();
  let checked = ''; // what the last check has seen
  let running = false;
  let isCut = false; // the last check has ended early
  let next = 0; // ms: not before then

  const checkAll = async (prints: ReadonlyMap<string, string>, all: string) => {
    running = true;
    try {
      await check((standings) => {
        for (const standing of standings) {
          known.set(standing.id, { print: prints.get(standing.id) ?? '', standing });
        }
      });
      checked = all;
      isCut = false;
    } catch (error) {
      isCut = true;
      next = Date.now() + pause;
      if (wordsOf(error) === undefined) complainOf(error); // else the page tells it
    } finally {
      running = false;
    }
  };
  const rowNow = (id: string, print: string): Row => {
    const last = rows.get(id);
    if (last?.print === print) return last.row;
    const row = rowOf(merchants, id);
    rows.set(id, { print, row });
    return row;
  };
  return {
    list: async () => {
      const { ids } = await listMerchants(merchants);
      const prints = new Map(ids.map((id) => [id, printOf(join(merchants, id))]));
      const beside = [join(merchants, defaultsName), liveFile(home, merchants)].map(fileLine);
      const all = [...prints.values(), ...beside].join('\n');
      if (all !== checked && !running && Date.now() >= next) void checkAll(prints, all);
      return [...prints].map(([id, print]) => {
        const last = known.get(id);
        const standing = last?.print === print ? last.standing : undefined;
        const row = rowNow(id, print);
        return standing ? { ...row, standing } : { ...row, isCut };
      });
    },
  };
}

/** ms between a check that has ended early and the next one, which may end as early. */
export const pause = 30_000;

/** What the folder itself says. */
type Row = Omit<MallRow, 'standing' | 'isCut'>;

function rowOf(merchants: string, id: string): Row {
  const { name = id, hosts, logo, thrown } = rawConfig(merchants, id);
  if (thrown !== undefined) complain(`Mall ${id}: ${inspect(thrown)}\n`);
  return { id, name: thrown === undefined ? name : 'Cannot be read', host: hosts[0] ?? '', logo };
}

/** What the files of a folder look like without reading them. */
function printOf(folder: string): string {
  try {
    return readdirSync(folder)
      .map((name) => fileLine(join(folder, name)))
      .join('\n');
  } catch {
    return '';
  }
}

function fileLine(path: string): string {
  const { mtimeMs, size } = existsSync(path) ? statSync(path) : { mtimeMs: 0, size: 0 };
  return `${path} ${mtimeMs} ${size}`;
}
