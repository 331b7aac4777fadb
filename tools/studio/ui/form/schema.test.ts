import { expect, it } from 'vitest';
import { merchantJsonSchema } from '../../../../build/config/json-schema';
import { choicesOf, fieldsOf, inFormOrder, isCatalogue, type Schema, titlesOn } from './schema';

it('problems stand in the order of the form', () => {
  const form = {
    properties: { name: {}, launch: { properties: { from: {}, until: {} } }, hosts: { items: {} } },
  };
  const paths = [['hosts', 1], ['launch', 'until'], ['launch', 'from'], ['launch'], ['hosts', 0], ['name']];
  const sorted = inFormOrder(
    paths.map((path) => ({ path })),
    form,
  );
  expect(sorted.map(({ path }) => path.join('.'))).toEqual([
    ...['name', 'launch', 'launch.from', 'launch.until', 'hosts.0', 'hosts.1'],
  ]);
});

it('only the gradient has several shapes, so only it needs a field of its own for them', () => {
  const shapesIn = (schema: Schema, path: readonly string[]): string[] =>
    fieldsOf(schema).flatMap(([key, inner]) => {
      const at = [...path, key];
      if (inner.type === undefined) return at.join('.');
      return inner.type === 'object' && !isCatalogue(inner) ? shapesIn(inner, at) : [];
    });
  const merchant: Schema = JSON.parse(merchantJsonSchema());
  expect(shapesIn(merchant, [])).toEqual(['theme.gradient']);
  expect(titlesOn(['theme', 'gradient', 'to'], merchant)).toEqual([
    ...['Look', 'Gradient of the balance card', 'Last colour'],
  ]);
});

it('a name that nobody knows is among the choices as it is written', () => {
  const choices = choicesOf({ enum: ['ticket'], enumTitles: ['Ticket'] }, ['tikcet']);
  expect(choices.map(({ value, title }) => [value, title])).toEqual([
    ['ticket', 'Ticket'],
    ['tikcet', 'tikcet'],
  ]);
});
