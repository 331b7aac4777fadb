import { expect, it } from 'vitest';
import { fitCode } from './code-fit';
import { code128 } from './code128';

const modulesOf = (text: string) => code128(text)?.width ?? 0;
const phone = { width: 390, height: 700 };
const narrow = { width: 320, height: 400 };
const across = (module: number) => ({ turned: false, module });
const down = (module: number) => ({ turned: true, module });

it.each([
  ['is as wide as whole device pixels allow', 110, phone, 1, across(3)],
  ['is as wide as whole device pixels allow', 110, phone, 3, across(10 / 3)],
  ['lies across while its thinnest bar has 2 device pixels', 195, phone, 1, across(2)],
  ['turns when it would be thinner', 196, phone, 1, down(3)],
  ['turns when it would be thinner', 350, phone, 1, down(2)],
  ['is left out where neither way can be read', 351, phone, 1, undefined],
  ['is left out where there is no room', 110, { width: 0, height: 0 }, 3, undefined],
  ['of 40 characters turns on a phone of two device pixels', modulesOf('A'.repeat(40)), phone, 2, down(1)],
  ['of 40 characters fits no phone of one', modulesOf('A'.repeat(40)), phone, 1, undefined],
  ['of one character lies across the narrowest phone', modulesOf('7'), narrow, 1, across(4)],
  ['of ten digits lies across the narrowest phone', modulesOf('1234567890'), narrow, 1, across(2)],
])('a bar code %s: %i modules', (_, modules, room, pixelRatio, fit) => {
  expect(fitCode(modules, room, pixelRatio)).toEqual(fit);
});
