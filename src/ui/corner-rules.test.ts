import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleSheets } from '../../tests/setup/style-sheet';

/** Small parts that every mall has alike: lines, dots, a switch and a count. */
const alike = new Set(['0', '2px', '3px', '4px', '9px', '13px', '50%', 'inherit']);

it('every surface, field, button and sheet takes its corners from the mall’s shape', () => {
  const found = styleSheets().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/border-radius: ([^;]+);/g)].map(([, value = '']) => ({
      file,
      value,
    })),
  );
  expect(found.length).toBeGreaterThan(100);
  const own = found.filter(({ file, value }) => {
    const parts = value.split(' ').filter((part) => !alike.has(part));
    return parts.length > 0 && !value.includes('var(--') && !file.endsWith('scene.module.css'); // a drawn blot
  });
  expect(own).toEqual([]);
});
