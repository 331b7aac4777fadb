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

it('is typed with straight apostrophes', () => expect(typedName('d’souza')).toBe("D'Souza"));
