import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Failure } from '../../build/shared/failure';
import { projectRoot } from '../../build/shared/project';
import { typesWithPlants } from './types-with-plants';

const root = mkdtempSync(join(tmpdir(), 'typed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'src'));
symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
write('tsconfig.json', JSON.stringify({ compilerOptions: { types: [] }, include: ['src'] }));

it('the compiler notices mistakes of types in a copy of the tree', async () => {
  write('src/a.ts', "export const size: 'small' | 'large' = 'small';\nexport const count = 1;\n");
  write('src/b.ts', "import { count } from './a';\nexport const twice: number = 2 * count;\n");
  const source = readFileSync(join(root, 'src/a.ts'), 'utf8');
  const instead = (of: string, text: string) => {
    const start = source.lastIndexOf(of);
    return { file: 'src/a.ts', start, end: start + of.length, text };
  };
  const { refuses, close } = await typesWithPlants(root);
  expect(await refuses(instead("'small'", "''"))).toBe(true);
  expect(await refuses(instead('1', '2'))).toBe(false);
  expect(await refuses(instead('1', "'1'"))).toBe(true); // the other file does not compile
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe(source);
  close();
});

it('the compiler has to take the tree as it is', async () => {
  write('src/a.ts', "export const count: number = 'one';\n");
  await expect(typesWithPlants(root)).rejects.toThrow(Failure);
});
