import { expect, it } from 'vitest';
import { pointNameIn } from './point-name';
import { readBrief } from './read-brief';

it.each([
  ['Our points are called Berries', ['Berry', 'Berries']],
  ["We don't say points, we say “Petals”", ['Petal', 'Petals']],
  ["Please don't say points. We call them Mohar.", ['Mohar']],
  ['The app is called Imli and not points', ['Imli']],
])('%s', (mail, names) => {
  for (const name of names) expect(name.match(pointNameIn(mail) ?? /$^/u)?.[0]).toBe(name);
});

it.each([['We call it Juniper'], ['The points belong to the Imli Club'], ['Points are called Imli Club']])(
  'names no points: %s',
  (mail) => expect(pointNameIn(mail)).toBeUndefined(),
);

it('makes the own word of a client count as points in the whole mail', () => {
  const [, wish] = readBrief('We call our points Petals.\nPetals expire in spring', {});
  expect(wish?.answers.map(({ topic }) => topic.call)).toEqual(['getCustomerArchiveData']);
  expect(wish?.mentions.map(({ from, to }) => [from, to])).toEqual([[0, 13]]);
});
