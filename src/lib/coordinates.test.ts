import { expect, it } from 'vitest';
import { coordinatesOf } from './coordinates';

it.each([
  [{ latitude: 18.5, longitude: 73.8 }, true],
  [{ latitude: -90, longitude: -180 }, true],
  [{ latitude: 0, longitude: 0 }, false],
  [{ latitude: 0, longitude: 73.8 }, false],
  [{ latitude: 18.5, longitude: 0 }, false],
  [{ longitude: 73.8 }, false],
  [{ latitude: 18.5 }, false],
  [{ latitude: 95, longitude: 73.8 }, false],
  [{ latitude: 18.5, longitude: 181 }, false],
])('%j is a place on the globe: %s', (place, known) => {
  expect(coordinatesOf(place)).toEqual(known ? place : undefined);
});
