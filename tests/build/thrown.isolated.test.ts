import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkReport } from '../../build/config/check-report';
import { loadMerchants } from '../../build/config/load';
import { lockMerchant } from '../../build/config/lock-merchant';
import { merchantMatrix } from '../../build/fleet/matrix';
import { Failure } from '../../build/shared/failure';
import { build, tinyApp, twoMerchants, writeMerchant } from './harness';

type Step = 'read' | 'check' | 'plan' | 'look' | 'brand' | 'publish' | 'report';

/** The step that has a bug, which only mall 1 brings up. */
const bug = vi.hoisted(() => ({ in: undefined as Step | undefined }));
const at = vi.hoisted(() => (step: Step, id: string | undefined) => {
  if (bug.in === step && id === '1') throw new TypeError(`a bug in the step ${step}`);
});

/** The function, with the bug. `idOf` gives the mall of its arguments. */
const buggy = vi.hoisted(
  () =>
    <Args extends unknown[], Result>(
      real: (...args: Args) => Result,
      step: Step,
      idOf: (...args: Args) => string | undefined,
    ) =>
    (...args: Args): Result => {
      at(step, idOf(...args));
      return real(...args);
    },
);

vi.mock('../../build/diagnostics/read-merchant-file', async (original) => {
  const real = await original<typeof import('../../build/diagnostics/read-merchant-file')>();
  return { ...real, readMerchantFile: buggy(real.readMerchantFile, 'read', (folder) => basename(folder)) };
});
vi.mock('../../build/config/checks/check-config', async (original) => {
  const real = await original<typeof import('../../build/config/checks/check-config')>();
  return {
    ...real,
    checkConfig: buggy(real.checkConfig, 'check', (document) =>
      document.textAt(['name'])?.replace('Mall ', ''),
    ),
  };
});
vi.mock('../../build/pipeline/plan-site', async (original) => {
  const real = await original<typeof import('../../build/pipeline/plan-site')>();
  return { ...real, planSite: buggy(real.planSite, 'plan', ({ id }) => id) };
});
vi.mock('../../build/isolation/own-files', async (original) => {
  const real = await original<typeof import('../../build/isolation/own-files')>();
  return { ...real, ownFilesOf: buggy(real.ownFilesOf, 'look', (_out, id) => id) };
});
vi.mock('../../build/brand/site', async (original) => {
  const real = await original<typeof import('../../build/brand/site')>();
  return { ...real, brandSite: buggy(real.brandSite, 'brand', ({ merchant }) => merchant.id) };
});
vi.mock('../../build/publish/publish', async (original) => {
  const real = await original<typeof import('../../build/publish/publish')>();
  return { ...real, publish: buggy(real.publish, 'publish', ({ id }) => id) };
});
vi.mock('../../build/brand/brand-of', async (original) => {
  const real = await original<typeof import('../../build/brand/brand-of')>();
  // only a site has the path of a logo
  const idOf = ({ id }: { id: string }, _: unknown, logo: string) => (logo === '' ? id : undefined);
  return { ...real, brandOf: buggy(real.brandOf, 'report', idOf) };
});

const app = tinyApp();
beforeEach(async () => {
  bug.in = undefined;
  await twoMerchants(app);
});

/** The bug as the problem of mall 1, whose error it is. */
const bugOf1 = (severity = 'error') =>
  expect.objectContaining({ merchant: '1', severity, message: expect.stringContaining(`step ${bug.in}`) });

describe('a bug that one mall brings up', () => {
  it.each<Step>(['read', 'check', 'plan', 'brand', 'publish'])(
    'in the step %s is the problem of that mall, and the others are built',
    async (step) => {
      bug.in = step;
      const report = await build(app);
      expect(report).toMatchObject({ ok: false, failed: ['1'], problems: [bugOf1()] });
      expect(report.sites).toMatchObject([{ merchant: '2', status: 'built' }]);
    },
  );

  it('while published sites are looked through again leaves the others as they are', async () => {
    await build(app);
    await writeMerchant(app.merchants, '3');
    bug.in = 'look';
    const report = await build(app);
    expect(report).toMatchObject({ ok: false, failed: ['1'], standing: ['1'], problems: [bugOf1()] });
    expect(report.sites).toMatchObject([
      { merchant: '2', status: 'unchanged' },
      { merchant: '3', status: 'built' },
    ]);
  });

  it.each<Step>(['read', 'check'])('in the step %s is found by the check of all malls', async (step) => {
    bug.in = step;
    const report = checkReport(await loadMerchants(app.merchants));
    expect(report).toMatchObject({ ok: false, problems: [bugOf1()] });
    expect(report.merchants.map(({ merchant, ok }) => [merchant, ok])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });

  it('is a warning where another mall alone is checked, built or locked', async () => {
    bug.in = 'read';
    expect((await loadMerchants(app.merchants, ['2'])).problems).toEqual([bugOf1('warning')]);
    expect(await build({ ...app, only: ['2'] })).toMatchObject({ ok: true, sites: [{ merchant: '2' }] });
    expect(await lockMerchant(app.merchants, '2', false)).toMatchObject({ outcome: 'written' });
  });

  it('leaves that mall in the CI matrix under its id', async () => {
    bug.in = 'read';
    const { matrix, problems } = await merchantMatrix(app.merchants, { root: join(app.merchants, '..') });
    expect(matrix.include).toEqual([
      { merchant: '1', name: '1' },
      { merchant: '2', name: 'Mall 2' },
    ]);
    expect(problems).toEqual([bugOf1()]);
  });

  it.each<Step>(['read', 'check'])('in the step %s refuses its lock, with its name', async (step) => {
    bug.in = step;
    const refusal = await lockMerchant(app.merchants, '1', false).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Failure);
    expect(String(refusal)).toMatch(new RegExp(`merchants/1:.*step ${step}`, 's'));
  });

  it('in the report of all malls leaves the others in it', async () => {
    bug.in = 'report';
    const report = await build({ ...app, fleetReport: true });
    expect(report).toMatchObject({ ok: true, problems: [bugOf1('warning')] });
    expect(report.sites.map(({ status }) => status)).toEqual(['built', 'built']);
    const index = JSON.parse(await readFile(join(app.out, '.report/index.json'), 'utf8')) as object;
    expect(index).toMatchObject({ malls: [{ merchant: '2' }] });
  });
});
