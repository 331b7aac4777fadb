import { expect, it } from 'vitest';
import { initialsOf } from './profile-rules';

it.each([
  ['Asha', 'Rao', 'AR'],
  ['asha', "d'Souza", 'AD'],
  ['', 'Kulkarni', 'K'],
  [' ', '', ''],
  ['आशा', 'राव', 'आरा'],
  ['𝒜sha', '', '𝒜'],
])('the initials of %j %j are %j', (firstName, lastName, initials) =>
  expect(initialsOf({ firstName, lastName })).toBe(initials),
);
