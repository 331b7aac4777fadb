import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSites } from '../../build/pipeline';
import type { BuildReport } from '../../build/pipeline/report';
import { ownLimit } from '../../build/pipeline/site-size';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { contents, temporaryFolder } from '../build/harness';
import { e2eEnvironment, e2eMalls, merchantsFolder } from '../e2e/sites';

let folder: string;
let reports: BuildReport[];

beforeAll(async () => {
  folder = await temporaryFolder();
  const common = { merchants: merchantsFolder, environment: e2eEnvironment, keep: 1, root: projectRoot };
  const first = { ...common, only: e2eMalls, out: join(folder, 'first'), cache: cacheFolder };
  const second = {
    ...common,
    only: [...e2eMalls].reverse(),
    out: join(folder, 'deeper/second'),
    cache: join(folder, 'cache'),
  };
  reports = await Promise.all([buildSites(first), buildSites(second)]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('builds the five malls without a complaint, so none carries something of another', () => {
  for (const { ok, problems, sites } of reports) {
    expect({ ok, problems }).toEqual({ ok: true, problems: [] });
    expect(sites.map(({ merchant }) => merchant).sort()).toEqual([...e2eMalls].sort());
  }
});

it.each(e2eMalls)('builds mall %s from nothing with the same bytes as from what is there', async (id) => {
  const [first, second] = await Promise.all(
    ['first', 'deeper/second'].map((out) => contents(join(folder, out, id))),
  );
  expect(first?.size).toBeGreaterThan(100);
  expect([...(second?.keys() ?? [])]).toEqual([...(first?.keys() ?? [])]);
  const differing = [...(first ?? [])].filter(([path, bytes]) => !second?.get(path)?.equals(bytes));
  expect(differing.map(([path]) => path)).toEqual([]);
});

it('leaves the own files of each mall below the limit', () => {
  for (const { merchant, size } of reports[0]?.sites ?? [])
    expect(size?.own, merchant).toBeLessThanOrEqual(ownLimit);
  expect(reports[0]?.sites).toHaveLength(e2eMalls.length);
});

it.each(e2eMalls)('builds mall %s in the primary colour of its config', async (id) => {
  const config = JSON.parse(await readFile(join(merchantsFolder, id, 'merchant.json'), 'utf8'));
  const page = (await contents(join(folder, 'first', id))).get('index.html')?.toString();
  expect(page).toContain(`--brand-primary:${config.theme.palette.primaryOrange};`);
});
