import { expect, it } from 'vitest';
import { picturesThere, playItems } from './folder';

it('names only the pictures that a mall has', () => {
  const file = Buffer.from('x');
  expect(picturesThere({})).toBe('The logo is there.');
  expect(picturesThere({ icon: file })).toBe('Logo and icon are there.');
});

it('tells of missing fingerprints where a mall has a package for Google Play', () => {
  const packageId = 'in.row.club';
  expect(playItems({})).toEqual([]);
  expect(playItems({ android: { packageId, fingerprints: [] } })).toMatchObject([
    {
      key: 'Google Play',
      result: 'notTried',
      who: 'staff',
      todo: expect.stringContaining('android.fingerprints'),
    },
  ]);
  expect(playItems({ android: { packageId, fingerprints: ['0F'] } })).toMatchObject([{ result: 'ok' }]);
});
