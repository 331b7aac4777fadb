import { expect, it } from 'vitest';
import { hostileAddresses, hostileOrigin } from '../../tests/setup/hostile-addresses';
import { insideHref, isElsewhere } from './inside-href';

it.each(hostileAddresses.map(([address, path]) => ({ address, path })))(
  'makes %j a path of this site or nothing',
  ({ address, path }) => {
    const href = insideHref(address, hostileOrigin);
    expect(href).toBe(path);
    if (href) expect(new URL(href, hostileOrigin).origin).toBe(hostileOrigin);
  },
);

it.each([
  ['/offers?tag=1#top', '/offers?tag=1#top'],
  ['https://mall.example/redeem', '/redeem'],
  ['/offers-detail/$5', '/offers-detail/$5'],
  ['/product/%2Fevil.example', '/product/%2Fevil.example'],
  ['/offers//2', '/offers//2'],
  ['offers', '/offers'],
])('leaves %s alone', (address, path) => {
  expect(insideHref(address, hostileOrigin)).toBe(path);
});

it.each([
  ['/a.svg', false],
  ['https://mall.example/a.svg', false],
  ['https://cdn.example/a.svg', true],
])('%s is on another site: %s', (address, elsewhere) => {
  expect(isElsewhere(address, hostileOrigin)).toBe(elsewhere);
});
