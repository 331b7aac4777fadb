import { expect, it } from 'vitest';
import { merchantJsonSchema } from '../../build/config/json-schema';
import { keys } from '../launch/list/item';
import { steps } from '../studio/way/steps';

it('every line of mall ready belongs to one step of the studio, and no step knows a line of its own', () => {
  expect(steps.flatMap(({ lines }) => lines).sort()).toEqual([...keys].sort());
});

it('every key of merchant.json is filled in at one step', () => {
  const schema = JSON.parse(merchantJsonSchema()) as { properties: object }; // written by zod
  const placed = steps.flatMap(({ fields }) => fields);
  expect(placed.filter((key, index) => placed.indexOf(key) !== index)).toEqual([]);
  const known = Object.keys(schema.properties).filter((key) => key !== '$schema');
  expect(known.filter((key) => !placed.includes(key))).toEqual([]);
});
