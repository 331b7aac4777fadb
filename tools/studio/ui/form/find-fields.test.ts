import { expect, it } from 'vitest';
import { merchantJsonSchema } from '../../../../build/config/json-schema';
import { findFields, summaryOf } from './find-fields';
import type { Schema } from './schema';

const schema: Schema = JSON.parse(merchantJsonSchema());
const fieldsWith = (query: string) => findFields(schema, query).fields.map((path) => path.join('.'));

it('a field is found by its label, its key, its explanation and its choices, in any letter case', () => {
  expect(fieldsWith('secondary TEXT')).toEqual(['theme.palette.grey']);
  expect(fieldsWith('theme.palette.grey')).toEqual(['theme.palette.grey']);
  expect(fieldsWith('search engines')).toEqual(['description']);
  expect(fieldsWith('firebase cloud')).toEqual(['integrations.push.provider']);
  expect(fieldsWith('without network')).toEqual(['wallet.offline']);
  expect(fieldsWith('logout')).toEqual(['menu.entries']);
});

it('every word must be there, in whatever order, and the part that holds a field counts', () => {
  expect(fieldsWith('text  secondary')).toEqual(['theme.palette.grey']);
  expect(fieldsWith('secondary nonsense')).toEqual([]);
  expect(fieldsWith('installed app orientation')).toEqual(['manifest.orientation']);
  expect(fieldsWith('colours')).toHaveLength(27);
  expect(fieldsWith('colours of tiers')).toContain('theme.tiers'); // a list by names
});

it('texts of the app are found by their wording and key alone, beside the fields', () => {
  const texts = findFields(schema, 'available points').texts.map((path) => path.join('.'));
  expect(texts).toEqual(['texts.dashboard.availablePoints', 'texts.membership.availablePoints']);
  expect(findFields(schema, 'instead of').texts).toEqual([]);
  expect(fieldsWith('$schema')).toEqual([]);
});

it('what was found is counted by its kind', () => {
  const found = (fields: number, texts: number) => {
    return { fields: Array(fields).fill(['name']), texts: Array(texts).fill(['name']), answers: [] };
  };
  expect(summaryOf(found(1, 0), 'a')).toBe('1 field matches.');
  expect(summaryOf(found(0, 2), 'a')).toBe('2 texts match.');
  expect(summaryOf(found(1, 1), 'a')).toBe('1 field and 1 text match.');
  expect(summaryOf(found(0, 0), ' a ')).toBe('No field matches “a”.');
});

it('what clients call a thing finds its field, or why there is none', () => {
  expect(fieldsWith('splash')).toEqual(['manifest.backgroundColor']);
  expect(fieldsWith('loyalty card color')).toEqual(['theme.gradient']);
  expect(findFields(schema, 'splash').answers).toEqual([]);
  const parking = findFields(schema, 'parking');
  expect(parking.answers.map(({ kind }) => kind)).toEqual(['never']);
  expect(summaryOf(parking, 'parking')).toBe('No field is for “parking”, but this is known:');
});
