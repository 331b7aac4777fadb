import { expect, it } from 'vitest';
import { capitalizeWords, typedName } from './names';

it.each([
  ['asha rao', 'Asha Rao'],
  ["d'souza", "D'Souza"],
  ['anne-marie', 'Anne-Marie'],
  ['McRae', 'McRae'],
  ['आशा', 'आशा'],
])('%s becomes %s', (typed, shown) => {
  expect(capitalizeWords(typed)).toBe(shown);
});

it.each([
  ['d’souza', 12, "D'Souza"],
  ['venkatanarasimha', 12, 'Venkatanaras'],
])('of %j, a field for %d letters takes %j', (text, most, taken) => {
  expect(typedName(text, most)).toBe(taken);
});
