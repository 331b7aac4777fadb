import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionalScreens } from '@/brand/capabilities';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { referralLayouts } from '@/brand/referral-layouts';
import { carriedFiles } from '../../build/brand/prune';
import { switchedOff } from '../../build/brand/switched-off';
import { areaFolder } from '../../build/core/area-folder';
import { compile } from '../../build/core/compile';
import type { Core } from '../../build/core/core';
import { viteConfig } from '../../build/core/vite-config';
import { cacheFolder, projectRoot } from '../../build/shared/project';

/** The optional areas that the real app has code for. */
const areas = optionalScreens.filter((screen) => existsSync(areaFolder(screen)));

let core: Core;
let folder: string;
/** The modules of each script, by paths from the project's root. */
let modules: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areas-'));
  ({ core } = await compile({ root: projectRoot, cache: cacheFolder }));
  const config = viteConfig(projectRoot);
  process.env.NODE_ENV = 'production';
  const output = (await build({
    ...config,
    build: { ...config.build, outDir: folder },
  })) as Rolldown.RolldownOutput; // one input, no watch
  process.env.NODE_ENV = 'test';
  modules = new Map(
    output.output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, Object.keys(file.modules).map((id) => id.replace(`${projectRoot}/`, ''))]]
        : [],
    ),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function merchantOf(config: Partial<MerchantInput>) {
  return merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], ...config });
}

/** The files of a site with this config. */
function filesOf(config: Partial<MerchantInput>): Set<string> {
  return new Set(carriedFiles(core, switchedOff(merchantOf(config))).map(({ path }) => path));
}

/** The scripts of a site with these screens switched off. */
function scripts(screens: Record<string, false>): Set<string> {
  return new Set([...filesOf({ screens })].filter((path) => modules.has(path)));
}

describe('an optional area with code in the app', () => {
  it('is found by this test in the scripts of the real core', () => {
    expect(areas.length).toBeGreaterThan(0);
    expect(core.files.filter(({ path }) => modules.has(path))).toHaveLength(modules.size);
  });

  it.each(areas)('%s takes all its code out of a site, and no code that the rest needs', (area) => {
    const carried = scripts({ [area]: false });
    const ofArea = (id: string) => id.startsWith(areaFolder(area));
    const withAreaCode = [...modules].filter(([, ids]) => ids.some(ofArea)).map(([script]) => script);
    expect(withAreaCode.length).toBeGreaterThan(0);
    expect(withAreaCode.filter((script) => carried.has(script))).toEqual([]);

    const isOff = switchedOff(merchantOf({ screens: { [area]: false } }));
    const sources = new Map(core.chunks.map(({ file, source = '' }) => [file, source]));
    const missing = core.chunks
      .filter(({ file }) => carried.has(file))
      .flatMap(({ imports, dynamicImports }) => [
        ...imports,
        ...dynamicImports.filter((script) => !isOff(sources.get(script) ?? '')),
      ])
      .filter((script) => !carried.has(script));
    expect(missing).toEqual([]);
  });
});

describe('the code of Contact Us', () => {
  const folders = (screens: Record<string, false>) =>
    ['stores', 'contact'].filter((area) =>
      [...scripts(screens)].some((script) =>
        modules.get(script)?.some((id) => id.startsWith(areaFolder(area))),
      ),
    );

  it('stays in a site without stores, and the stores stay in a site without Contact Us', () => {
    expect(folders({ stores: false })).toEqual(['contact']);
    expect(folders({ contact: false })).toEqual(['stores']);
  });
});

describe('a referral layout', () => {
  const folder = 'src/features/referral/layouts/';

  it.each(referralLayouts)('%s brings its own code and pictures, and nothing of the others', (layout) => {
    const files = filesOf({ referral: { layout } });
    const carried = [...files]
      .flatMap((path) => modules.get(path) ?? [])
      .filter((id) => id.startsWith(folder));
    const ofLayout = (id: string) => id.slice(folder.length).split(/[.-]/)[0];
    expect(carried).toContain(`${folder}${layout}.tsx`);
    expect(carried.filter((id) => ofLayout(id) !== layout)).toEqual([]);

    const styles = core.chunks.flatMap(({ source, assets }) =>
      source?.startsWith(folder) && assets.some((file) => files.has(file)) ? [source] : [],
    );
    expect(styles).toEqual([`${folder}${layout}.tsx`]);
  });
});

describe('Firebase', () => {
  const push = {
    provider: 'fcm' as const,
    apiKey: 'AIzaSy0123456789012345',
    projectId: 'the-mall',
    appId: '1:1234567890:web:0a1b2c',
    messagingSenderId: '1234567890',
    vapidKey: `B${'A'.repeat(86)}`,
  };
  const withFirebase = (config: Partial<MerchantInput>) =>
    [...filesOf(config)].filter((path) => modules.get(path)?.some((id) => id.includes('/@firebase/')));

  it('comes in one script, and only with a site whose push messages it delivers', () => {
    expect(withFirebase({ integrations: { push } })).toHaveLength(1);
    expect(withFirebase({})).toEqual([]);
    expect(withFirebase({ screens: { notifications: false }, integrations: { push } })).toEqual([]);
  });
});

describe('telemetry', () => {
  const url = 'https://metrics.mall.example/app';
  const withTelemetry = (config: Partial<MerchantInput>) =>
    [...filesOf(config)].filter((path) =>
      modules.get(path)?.some((id) => id.startsWith('src/app/telemetry/')),
    );

  it('comes in one script of at most 4 kB that no screen waits for, and only with a site that has it', () => {
    expect(withTelemetry({})).toEqual([]);
    const [script = '', ...others] = withTelemetry({ integrations: { telemetry: { url } } });
    expect(others).toEqual([]);
    expect(
      modules.get(script)?.every((id) => /^(src\/app\/telemetry|node_modules\/web-vitals)\//.test(id)),
    ).toBe(true);
    expect(core.files.find(({ path }) => path === `${script}.br`)?.size ?? Infinity).toBeLessThan(4_000);
    expect(core.chunks.filter(({ imports }) => imports.includes(script))).toEqual([]);
  });
});
