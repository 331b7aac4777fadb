import { expect, it } from 'vitest';
import { merchantJsonSchema } from '../../../../build/config/json-schema';
import { choicePictures } from './choice-pictures';
import { type Schema, schemaAt } from './schema';

it('every choice of a face has a picture, and no picture is of another one', () => {
  const schema: Schema = JSON.parse(merchantJsonSchema());
  const keys = ['shape', 'card', 'headline'].flatMap((face) =>
    Object.entries(schemaAt(['theme', face], schema).properties ?? {}).flatMap(([key, { enum: names }]) =>
      names ? [`theme.${face}.${key}`] : [],
    ),
  );
  expect(Object.keys(choicePictures).sort()).toEqual([...keys, 'theme.header'].sort());
  for (const [key, pictures] of Object.entries(choicePictures))
    expect([key, Object.keys(pictures).sort()]).toEqual([
      key,
      [...(schemaAt(key.split('.'), schema).enum ?? [])].sort(),
    ]);
});
