import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type MallStanding, mallStandings } from '../../build/fleet/list-malls';
import { writeLive } from '../../build/fleet/live-file';
import { Failure } from '../../build/shared/failure';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { until } from '../../tests/setup/until';
import { type MallIndex, openMallIndex, pause } from './mall-index';

let root: string;
let merchants: string;
let index: MallIndex;
/** Ends the check that runs. */
let answer: () => Promise<void>;
const check = vi.fn<(found: (standings: readonly MallStanding[]) => void) => Promise<void>>();

beforeEach(async () => {
  root = await testFolder();
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
  index = openMallIndex(merchants, root, check);
});

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

it('a check that ended early is told at the malls that it left out, and tried again by itself after a pause', async () => {
  vi.setSystemTime(0);
  onTestFinished(() => void vi.useRealTimers());
  check.mockImplementationOnce(async (found) => {
    const environment = { variables: {}, file: {} };
    found(await mallStandings({ merchants, home: root, environment }, ['36']));
    throw new Failure('killed');
  });
  expect(await index.list()).toMatchObject([{ isCut: false }, { isCut: false }]);
  await until(async () => expect((await index.list())[1]).toMatchObject({ isCut: true }));
  expect(await statesNow()).toEqual(['ready', undefined]);
  vi.setSystemTime(pause - 1);
  await statesNow();
  expect(check).toHaveBeenCalledTimes(1);
  vi.setSystemTime(pause);
  await statesNow();
  await answer();
  expect(await statesNow()).toEqual(['ready', 'ready']);
  expect(check).toHaveBeenCalledTimes(2);
});

it('what a destination answers makes a check, too', async () => {
  await statesNow();
  await answer();
  const live = { release: 'r', configHash: 'c', seen: '2026-11-28T10:00:00.000Z', where: 'shop' };
  writeLive(root, merchants, '36', live);
  await statesNow();
  expect(check).toHaveBeenCalledTimes(2);
  await answer();
  expect(await statesNow()).toEqual(['live with changes', 'ready']);
});
