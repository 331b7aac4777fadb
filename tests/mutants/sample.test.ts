import { expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { described, samplePlants } from './sample';

const sample = (seed: number, lines?: ReadonlySet<number>) =>
  samplePlants(projectRoot, [{ file: 'build/cli/command.ts', ...(lines && { lines }) }], 5, seed);

it('is the same for the same seed, and another one for another seed', () => {
  expect(sample(1).plants).toHaveLength(5);
  expect(sample(1)).toEqual(sample(1));
  expect(sample(1).plants).not.toEqual(sample(2).plants);
});

it('takes only from the wanted lines', () => {
  expect(sample(1, new Set()).plants).toEqual([]);
  expect(sample(1, new Set([1])).possible).toBeLessThan(sample(1).possible);
});

it('names place and change of a mistake', () => {
  const source = 'const far = a;\nconst near =\n  b &&\n  c;\n';
  const at = (start: number, end: number, text: string) =>
    described({ file: 'a.ts', start, end, text }, source);
  expect(at(12, 13, '')).toBe('a.ts:1:13  a → (nothing)');
  expect(at(30, 38, 'b || c')).toBe('a.ts:3:3  b && c → b || c');
  expect(at(12, 13, 'x'.repeat(500)).length).toBeLessThan(130);
});
