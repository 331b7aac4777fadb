import { expect, it } from 'vitest';
import { choiceNames } from '@/brand/choice-names';
import { buttonWords, cornerWords, tileWords } from '@/brand/shape';
import mantineVariables from './mantine-variables.json' with { type: 'json' };
import { shapeVariables } from './shape-css';

const corners = choiceNames(cornerWords);
const buttons = choiceNames(buttonWords);
const tiles = choiceNames(tileWords);

it('leaves a mall without a shape as Mantine’s theme and the style sheets have it', () => {
  const variables = shapeVariables();
  expect(shapeVariables({ corners: 'soft', tiles: 'cards' })).toEqual(variables);
  for (const [name, value] of Object.entries(variables))
    if (name.startsWith('--mantine')) expect(mantineVariables).toHaveProperty([name], value);
  expect(Object.keys(variables).filter((name) => name.startsWith('--brand'))).toEqual([
    '--brand-corner-hero',
    '--brand-corner-sheet',
    '--brand-corner-button',
  ]);
});

it('gives square malls no corner at all, and round ones larger corners everywhere', () => {
  const [soft, square, round] = [{}, { corners: 'square' as const }, { corners: 'round' as const }].map(
    (shape) => Object.values(shapeVariables(shape)).map(Number.parseFloat),
  );
  expect(new Set(square)).toEqual(new Set([0]));
  expect(round?.every((radius, index) => radius > (soft?.[index] ?? 0))).toBe(true);
});

it('cuts buttons as the mall says, else as its fields', () => {
  const cut = (shape: Parameters<typeof shapeVariables>[0]) => shapeVariables(shape)['--brand-corner-button'];
  expect(buttons.map((shape) => cut({ buttons: shape }))).toEqual(['28px', '12px', '0px']);
  expect(corners.map((shape) => cut({ corners: shape }))).toEqual(['0px', '12px', '18px']);
  expect(cut({ corners: 'square', buttons: 'pill' })).toBe('28px');
});

it('puts the button of a shortcut into the middle of its row, where shortcuts are a list', () => {
  const row = shapeVariables({ tiles: 'list' });
  const [room, corner] = [row['--brand-tile-room'], row['--brand-tile-corner']].map((px) =>
    Number.parseFloat(px ?? ''),
  );
  expect(room).toBe(44 + 2 * Number(corner));
  expect(Number.parseFloat(row['--brand-tile-end'] ?? '')).toBeGreaterThan(44 + Number(corner));
});

it('makes a site for every combination, and no two are alike', () => {
  const looks = corners.flatMap((corner) =>
    buttons.flatMap((button) =>
      tiles.map((tile) => JSON.stringify(shapeVariables({ corners: corner, buttons: button, tiles: tile }))),
    ),
  );
  expect(new Set(looks).size).toBe(27);
});
