import { expect, it } from 'vitest';
import { bytesByPackage, bytesTable } from './package-bytes';

const module = (id: string, renderedLength: number) => ({ id, renderedLength });
const chunk = { file: 'main.js', isEntry: true, imports: [] };

it('shares the bytes of a file out by the length of its modules', () => {
  const bytes = bytesByPackage([
    {
      ...chunk,
      brotli: 1_000,
      modules: [
        module('/app/node_modules/react/index.js', 300),
        module('/app/node_modules/react/jsx-runtime.js', 100),
        module('/app/src/main.tsx', 400),
        module('/app/node_modules/left-out/index.js', 0),
      ],
    },
    { ...chunk, brotli: 500, modules: [module('/app/src/app.tsx', 90)] },
  ]);
  expect(bytes).toEqual({ react: 500, 'own code': 1_000 });
});

it('shows the heaviest package first, small ones together, and the sum', () => {
  const here = { '/login': { tiny: 100, react: 5_000, small: 200, 'own code': 9_000 } };
  const lines = (table: string) =>
    table
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/ {2,}/));
  expect(lines(bytesTable(here))).toEqual([
    ['/login'],
    ['own code', '9.0'],
    ['react', '5.0'],
    ['others', '0.3'],
    ['all', '14.3'],
  ]);
  expect(lines(bytesTable(here, { '/login': { react: 20_000 } }, 'v1'))).toEqual([
    ['/login', '/login v1'],
    ['react', '5.0', '20.0'],
    ['own code', '9.0', '0.0'],
    ['others', '0.3', '0.0'],
    ['all', '14.3', '20.0'],
  ]);
});
