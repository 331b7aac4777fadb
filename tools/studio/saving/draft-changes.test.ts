import { expect, it } from 'vitest';
import { changesOf, ownFiles } from './draft-changes';

const config = (value: object) => Buffer.from(JSON.stringify(value));
const file = Buffer.from('file');
const removed = (before: object, now: object) =>
  changesOf(config(before), { 'merchant.json': config(now) }).remove;

it('a save removes what the config named before, when nothing names it now', () => {
  expect(removed({}, { logo: 'logo.png' })).toEqual(['logo.svg']);
  expect(removed({ icon: 'icon.png' }, {})).toEqual(['icon.png']);
  expect(removed({ theme: { font: 'own.woff2' } }, { theme: { font: 'Manrope' } })).toEqual(['own.woff2']);
  expect(removed({ share: { image: 'share.jpg' } }, {})).toEqual(['share.jpg']);
  expect(removed({ logo: 'a.png', icon: 'a.png' }, { logo: 'b.png', icon: 'a.png' })).toEqual([]);
  expect(removed({}, { share: { image: 'own.jpg' } })).toEqual(['share.png']);
  expect(removed({}, {})).toEqual([]);
});

it('a save removes no other file', () => {
  expect(removed({ logo: '../37/logo.svg' }, {})).toEqual([]);
  expect(removed({ logo: 'merchant.json', icon: 'identity.json' }, {})).toEqual([]);
  expect(removed({ logo: 'Logo.SVG' }, {})).toEqual([]); // one file on some disks
  expect(removed({ share: { image: 'share.png' } }, {})).toEqual([]); // it counts without its name
  expect(changesOf(undefined, { 'merchant.json': config({}) }).remove).toEqual([]);
});

it('a save writes no file that nothing names', () => {
  const draft = { 'merchant.json': config({}), 'logo.svg': file, 'logo.png': file };
  expect(Object.keys(changesOf(config({}), draft).write)).toEqual(['merchant.json', 'logo.svg']);
});

it('the history keeps the picture of shared links that no config names', () => {
  const folder = { 'merchant.json': config({}), 'share.png': file, 'stray.png': file };
  expect(Object.keys(ownFiles(folder))).toEqual(['merchant.json', 'share.png']);
});
