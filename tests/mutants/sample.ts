import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../setup/random';
import { type Plant, plantsIn } from './plants';
import type { Target } from './targets';

/**
 * `size` of the mistakes that the targets can get, in the order of the files, and how many they can get. The same seed
 * takes the same ones.
 */
export function samplePlants(root: string, targets: readonly Target[], size: number, seed: number) {
  const all = targets.flatMap(({ file, lines }) => {
    const source = readFileSync(join(root, file), 'utf8');
    const plants = plantsIn(file, source);
    return lines ? plants.filter(({ start }) => lines.has(lineAt(source, start))) : plants;
  });
  const random = randomOf(seed);
  const plants = all
    .map((plant, i) => ({ plant, i, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, size)
    .toSorted((one, other) => one.i - other.i)
    .map(({ plant }) => plant);
  return { plants, possible: all.length };
}

/** A mistake for people: `file:line:column`, which editors can open, and its change. */
export function described({ file, start, end, text }: Plant, source: string): string {
  const column = start - source.lastIndexOf('\n', start - 1);
  return `${file}:${lineAt(source, start)}:${column}  ${oneLine(source.slice(start, end))} → ${oneLine(text)}`;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

const longest = 100;

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '(nothing)';
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
