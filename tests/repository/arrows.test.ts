import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appFolders, builderRooms } from '../../tools/generate/arrows';

const forbidden: [file: string, imported: string][] = [
  ['src/lib/a.ts', '@/contract/call'],
  ['src/lib/a.ts', '../brand/palette'],
  ['src/lib/a.ts', 'react'],
  ['src/lib/a.ts', 'react-dom/client'],
  ['src/lib/a.ts', '@tanstack/react-query'],
  ['src/lib/a.ts', 'zustand'],
  ['src/contract/a.ts', '@/transport/transport'],
  ['src/contract/a.ts', 'zod'],
  ['src/transport/a.ts', '../session/app-actions'],
  ['src/session/a.ts', '@/features/login/queries'],
  ['src/session/a.ts', '../features/login/queries'],
  ['src/brand/a.ts', '@/ui/button'],
  ['src/brand/a.ts', './merchant-schema'],
  ['src/brand/texts/a.ts', './../texts/all-texts'],
  ['src/ui/a.tsx', '@tanstack/react-query'],
  ['src/ui/a.tsx', '@tanstack/react-router'],
  ['src/ui/a.tsx', '../contract/call'],
  ['src/ui/a.tsx', '@/session/app-actions'],
  ['src/ui/a.tsx', '@/components/page'],
  ['src/session/a.ts', '@/updates/busy'],
  ['src/ui/a.tsx', '@/worker/push-signals'],
  ['src/updates/a.ts', '@/components/page'],
  ['src/components/a.tsx', '@/features/orders/queries'],
  ['src/components/page/a.tsx', '../../features/orders/queries'],
  ['src/features/cart/a.tsx', '@/features/orders/order-screen'],
  ['src/features/cart/a.tsx', '../orders/order-screen'],
  ['src/features/cart/a.tsx', '@/routes/index'],
  ['src/features/cart/lines/a.tsx', '../../orders/order-screen'],
  ['src/features/cart/lines/a.tsx', '../../../app/router'],
  ['src/features/cart/a.tsx', '@/brand/merchant-schema'],
  ['src/features/cart/a.tsx', '@/brand/merchant-schema-texts'],
  ['src/features/cart/a.tsx', '@/brand/texts/all-texts'],
  ['src/features/cart/a.tsx', 'zod'],
  ['src/features/cart/a.tsx', 'zod/v4'],
  ['src/features/cart/a.tsx', '../../../build/load'],
  ['src/routes/a.tsx', '@/app/router'],
  ['src/app/a.ts', '../../sandbox/app'],
  ['src/main.tsx', '@/brand/merchant-schema'],
  ['src/features/cart/a.tsx', '@mantine/core'],
  ['src/features/cart/lines/a.tsx', '@mantine/hooks'],
  ['src/components/a.tsx', '@mantine/hooks'],
  ['src/routes/a.tsx', '@mantine/core'],
  ['src/brand/a.ts', '@mantine/core'],
  ['build/a.ts', '@/contract/call'],
  ['build/brand/a.ts', '../../src/contract/call'],
  ['build/a.ts', '../sandbox/app'],
  ['build/a.ts', '../tools/studio/routes'],
  ['build/a.ts', '../tools/generate/arrows'],
  ['build/a.ts', '../scripts/build'],
  ['build/shared/a.ts', '../cli/command'],
  ['build/config/a.ts', '../pipeline/plan'],
  ['build/config/checks/a.ts', '../../pipeline/plan'],
  ['build/config/checks/a.ts', '../../../src/contract/call'],
  ['build/core/a.ts', '../index'],
  ['build/core/a.ts', '../../tools/studio/routes'],
  ['tools/studio/a.ts', '@/contract/call'],
  ['tools/studio/a.ts', '../launch/list/item'],
  ['tools/studio/ui/a.ts', '../../preview/sheets'],
  ['tools/studio/ui/form/a.ts', '../../../preview/sheets'],
  ['tools/backend-kit/check/a.ts', '../../preview/sheets'],
  ['tools/launch/list/a.ts', '../../studio/routes'],
  ['tools/publishing/a.ts', '../studio/routes'],
  ['sandbox/a.ts', '@/brand/palette'],
  ['sandbox/a.ts', '../build/load'],
  ['sandbox/bills/a.ts', '../../src/session/app-actions'],
  ['sandbox/noun/a.ts', '../members/find-customer'],
  ['sandbox/bills/a.ts', '../nouns'],
  ['sandbox/bills/a.ts', '../server/catch-up'],
  ['sandbox/shared/a.ts', '../bills/tables'],
  ['sandbox/server/a.ts', '../operator/routes'],
  ['serve/a.ts', '../build/load'],
  ['serve/objects/a.ts', '../../sandbox/app'],
  ['serve/a.ts', '@/lib/dates'],
  ['sandbox/brands/a.ts', '../pictures/picture'],
  ['sandbox/noun/a.ts', '../pictures/picture'],
  ['sandbox/pictures/a.ts', '@/brand/palette'],
  ['scripts/a.ts', '@/brand/palette'],
];

const allowed: [file: string, imported: string][] = [
  ['src/contract/a.ts', '@/lib/mobile'],
  ['src/contract/a.ts', 'zod/mini'],
  ['src/transport/a.ts', '@/contract/call'],
  ['src/session/a.ts', '@/brand/current-brand'],
  ['src/ui/a.tsx', '@/brand/texts/common'],
  ['src/ui/a.tsx', '@tanstack/react-virtual'],
  ['src/ui/form/a.tsx', '@mantine/core'],
  ['src/components/form/a.tsx', '@mantine/form'],
  ['src/brand/theme.ts', '@mantine/core'],
  ['src/updates/a.ts', '@/session/app-actions'],
  ['src/components/a.tsx', '@/updates/busy'],
  ['src/components/a.tsx', '@tanstack/react-router'],
  ['src/features/cart/a.tsx', '@/components/page'],
  ['src/features/cart/a.tsx', '@/features/orders/queries'],
  ['src/features/cart/a.tsx', './lines/line'],
  ['src/features/cart/lines/a.tsx', '../queries'],
  ['src/features/cart/a.test.tsx', '../../../tests/setup/backend'],
  ['src/routes/a.tsx', '@/features/cart/cart-screen'],
  ['src/app/a.ts', '@/routeTree.gen'],
  ['src/app/a.ts', '@/routes/index'],
  ['src/brand/merchant-schema.ts', 'zod'],
  ['build/a.ts', '@/brand/merchant-schema'],
  ['build/a.ts', '@/lib/dates'],
  ['build/a.ts', './cli/command'],
  ['build/config/a.ts', '../shared/problem'],
  ['build/config/a.ts', './checks/check-config'],
  ['build/config/checks/a.ts', '../load'],
  ['build/config/checks/a.ts', '../../shared/problem'],
  ['build/core/a.test.ts', '../cli/command'],
  ['tools/studio/ui/a.ts', '../../../build/load'],
  ['tools/studio/ui/form/a.ts', '../preview/device'],
  ['tools/studio/ui/form/a.ts', '../../preview/drafts'],
  ['tools/studio/ui/a.ts', '@/brand/palette'],
  ['tools/launch/list/a.ts', '../../backend-kit/check/check-backend'],
  ['sandbox/a.ts', '@/contract/call'],
  ['sandbox/pictures/a.ts', '../brands/sample-brands'],
  ['sandbox/pictures/kinds/a.ts', '../paint'],
  ['sandbox/pictures/kinds/a.ts', '../../brands/sample-brands'],
  ['sandbox/bills/a.tsx', '../members/name-of'],
  ['sandbox/members/a.ts', '../bills/tables'],
  ['sandbox/server/a.ts', '../nouns'],
  ['sandbox/operator/a.tsx', '../emails/open-link'],
  ['sandbox/nouns.ts', './operator/routes'],
  ['scripts/a.ts', '../build/load'],
  ['build/publish/a.ts', '../../serve/objects/read-objects'],
  ['build/publish/store/a.ts', '../../../serve/objects/read-objects'],
  ['sandbox/server/a.ts', '../../serve/serve-site'],
  ['serve/objects/a.ts', '../negotiate'],
];

let dir: string;
let hits: string[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arrows-'));
  const config = JSON.parse(await readFile('biome.json', 'utf8'));
  delete config.vcs; // the snippets are outside of any repository
  await writeFile(join(dir, 'biome.json'), JSON.stringify(config));
  await copyFile('biome.arrows.json', join(dir, 'biome.arrows.json'));
  await Promise.all([
    ...forbidden.map(([file, imported], index) => write(file, imported, `bad${index}`)),
    ...allowed.map(([file, imported], index) => write(file, imported, `good${index}`)),
  ]);
  hits = await restrictedImports();
});

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the arrows between folders', () => {
  it.each([
    ['src', appFolders],
    ['build', builderRooms],
  ])('name every folder of %s', async (program, table) => {
    const entries = await readdir(program, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(Object.keys(table).sort()).toEqual(folders.sort());
  });

  it.each(forbidden.map((entry, index) => [...entry, index] as const))(
    '%s may not import %s',
    (file, _, index) => {
      expect(hits).toContain(named(file, `bad${index}`));
    },
  );

  it.each(allowed.map((entry, index) => [...entry, index] as const))('%s may import %s', (file, _, index) => {
    expect(hits).not.toContain(named(file, `good${index}`));
  });
});

/** Every snippet has a file of its own, except when the rule is about a file's name. */
function named(file: string, tag: string): string {
  return file.includes('/a.') ? file.replace('/a.', `/${tag}.`) : file;
}

async function write(file: string, imported: string, tag: string): Promise<void> {
  const path = join(dir, named(file, tag));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `export * from '${imported}';\n`);
}

async function restrictedImports(): Promise<string[]> {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--max-diagnostics=none', '--reporter=json', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: dir, maxBuffer: 10_000_000 }, (_, stdout) => resolve(stdout));
  });
  const report = JSON.parse(output) as { diagnostics: { category: string; location: { path: string } }[] }; // Biome's own format
  return report.diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => location.path.replaceAll('\\', '/'));
}
