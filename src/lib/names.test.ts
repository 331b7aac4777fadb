import { expect, it } from 'vitest';
import { randomOf } from '../../tests/setup/random';
import { capitalizeWords, namePattern, sentName, tidyName, typedName } from './names';

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

it.each([
  ['Jose\u0301', 'José'],
  ['\ufeffasha\u200b ra\u00ado\u2060', 'Asha Rao'],
  ['asha\u00a0rao', 'Asha Rao'],
  ['asha\u3000\u202frao', 'Asha  Rao'],
  ['\u200dasha \u200crao', 'Asha Rao'],
  ['നന്\u200d', 'നന്\u200d'],
  ['क्\u200dष', 'क्\u200dष'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
])('typed as %j, it is %j', (typed, name) => expect(typedName(typed)).toBe(name));

it('keeps its blanks during typing, and is tidy when the field is left', () => {
  expect(typedName('asha  rao ')).toBe('Asha  Rao ');
  expect(tidyName('Asha  Rao ')).toBe('Asha Rao');
});

it('is sent tidy, but as it was stored where nobody changed it', () => {
  expect(sentName(' Asha  Rao ')).toBe('Asha Rao');
  expect(sentName('Asha  Rao', 'Asha  Rao')).toBe('Asha  Rao');
  expect(sentName('Asha  Rao', 'Asha Rai')).toBe('Asha Rao');
});

it('of whatever was typed, holds nothing that nobody sees, and does not change when it is typed again', () => {
  const random = randomOf(5);
  const parts = [...'aZé \u00a0\u00ad\u200b\u200c\u200d\u2060\ufeff\u0301\u0901\u094dकഅیß’-', 'ന്\u200d'];
  for (let round = 0; round < 5_000; round += 1) {
    const typed = Array.from(
      { length: 1 + Math.floor(random() * 9) },
      () => parts[Math.floor(random() * parts.length)],
    ).join('');
    const name = typedName(typed);
    expect(name, JSON.stringify(typed)).not.toMatch(
      /[\u00a0\u00ad\u200b\u2060\ufeff]|(^|[ '-])\p{Join_Control}/u,
    );
    expect(typedName(name)).toBe(name);
    expect(tidyName(tidyName(name))).toBe(tidyName(name));
    if (/\p{L}/u.test(name)) expect(tidyName(name)).toMatch(namePattern);
  }
});
