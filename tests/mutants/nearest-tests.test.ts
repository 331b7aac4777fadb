import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testsOf } from './nearest-tests';

const root = mkdtempSync(join(tmpdir(), 'nearest-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'build/x.ts': '',
  'generate/x.ts': '',
  'sandbox/x.ts': '',
  'scripts/x.ts': '',
  'studio/x.ts': '',
  'src/area/rule.ts': '',
  'src/area/rule.test.ts': "import { rule } from './rule';",
  'src/area/screen.tsx': "import { rule } from '@/area/rule';",
  'src/area/other.test.tsx': "import type { Screen } from './screen';",
  'src/app/walk.test.ts': "const { Screen } = await import('@/area/screen'); export * from '../area/rule';",
  'src/app/apart.test.ts': "import 'react';",
  'tests/far.test.ts': "import { Screen } from '../src/area/screen';",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('finds the tests of a source, the nearest first', () => {
  const tests = testsOf(root);
  expect(tests('src/area/rule.ts')).toEqual([
    'src/area/rule.test.ts',
    'src/area/other.test.tsx',
    'src/app/walk.test.ts',
    'tests/far.test.ts',
  ]);
  expect(tests('build/x.ts')).toEqual([]);
});
