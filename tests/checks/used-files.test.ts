import { expect, it } from 'vitest';
import { usedFiles } from './used-files';

it('finds what a file imports, directly or through others, and what it starts by its address', () => {
  const used = usedFiles(['tests/build/compile-once.test.ts']);
  expect([...used]).toEqual(
    expect.arrayContaining([
      'build/core/compile.ts',
      'build/shared/lock.ts', // through compile.ts
      'tests/build/compile-process.ts', // started as a process
      'src/brand/merchant-schema.ts', // by @/
    ]),
  );
  expect([...used].filter((file) => file.startsWith('src/features/'))).toEqual([]);
});
