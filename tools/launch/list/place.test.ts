import { expect, it } from 'vitest';
import { httpPlacesOf, placeOf, readResolve } from './place';

it('a host goes where --resolve says, with http to the same port and then to the usual one', () => {
  const resolve = readResolve(['A.example=203.0.113.7:443', 'b.example=[2001:db8::7]:8443']);
  expect(placeOf({ resolve }, 'a.example')).toEqual({ address: '203.0.113.7', port: 443 });
  expect(httpPlacesOf({ resolve }, 'a.example')).toEqual([{ address: '203.0.113.7', port: 80 }]);
  expect(placeOf({ resolve }, 'b.example')).toEqual({ address: '2001:db8::7', port: 8443 });
  expect(httpPlacesOf({ resolve }, 'b.example').map(({ port }) => port)).toEqual([8443, 80]);
  expect(placeOf({ resolve }, 'c.example')).toEqual({ address: 'c.example', port: 443 });
  expect(httpPlacesOf({ resolve }, 'c.example')).toEqual([{ address: 'c.example', port: 80 }]);
});
