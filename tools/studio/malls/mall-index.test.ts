import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MallStanding, mallStandings } from '../../../build/fleet/list-malls';
import { writeLive } from '../../../build/fleet/live-file';
import { writeMerchant } from '../../../tests/build/harness';
import { until } from '../../../tests/setup/until';
import { openFieldsIn } from '../saving/open-fields';
import { type MallIndex, openMallIndex } from './mall-index';

let root: string;
let merchants: string;
let index: MallIndex;
/** Ends the check that runs. */
let answer: () => Promise<void>;
const check = vi.fn<(found: (standings: readonly MallStanding[]) => void) => Promise<void>>();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'index-'));
  merchants = join(root, 'merchants');
  for (const id of ['36', '37']) await writeMerchant(merchants, id);
  check.mockReset().mockImplementation(
    (found) =>
      new Promise<void>((resolve) => {
        answer = async () => {
          const environment = { variables: {}, file: {} };
          found(await mallStandings({ merchants, home: root, environment }, ['36', '37']));
          resolve();
        };
      }),
  );
  index = openMallIndex(merchants, root, openFieldsIn(root, merchants), check);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const statesNow = async () => (await index.list()).map(({ standing }) => standing?.state);

it('rows stand at once, and how far each mall is fills in from one check', async () => {
  expect(await statesNow()).toEqual([undefined, undefined]);
  expect(await statesNow()).toEqual([undefined, undefined]);
  expect(check).toHaveBeenCalledTimes(1);
  await answer();
  expect(await statesNow()).toEqual(['ready', 'ready']);
  expect(check).toHaveBeenCalledTimes(1);
});

it('a mall whose folder has changed is checked again, and the others keep what they have', async () => {
  await statesNow();
  await answer();
  await writeFile(join(merchants, '36/merchant.json'), '{}');
  expect(await statesNow()).toEqual([undefined, 'ready']);
  expect(check).toHaveBeenCalledTimes(2);
  await answer();
  expect(await statesNow()).toEqual(['broken', 'ready']);
});

it('what a destination answers makes a check, too, and one that fails is tried again after the next change', async () => {
  check.mockRejectedValueOnce(new Error('killed'));
  await statesNow();
  await until(async () => expect(check).toHaveBeenCalledTimes(1));
  expect(await statesNow()).toEqual([undefined, undefined]);
  expect(check).toHaveBeenCalledTimes(1);
  const live = { release: 'r', configHash: 'c', seen: '2026-11-28T10:00:00.000Z', where: 'shop' };
  writeLive(root, merchants, '36', live);
  await statesNow();
  expect(check).toHaveBeenCalledTimes(2);
  await answer();
  expect(await statesNow()).toEqual(['live with changes', 'ready']);
});
