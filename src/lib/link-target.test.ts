import { expect, it } from 'vitest';
import { hostileAddresses, hostileOrigin } from '../../tests/setup/hostile-addresses';
import { linkTarget } from './link-target';

it.each([
  ['/offers?tag=1', { kind: 'inside', href: '/offers?tag=1' }],
  ['offers', { kind: 'inside', href: '/offers' }],
  ['https://mall.example/redeem#top', { kind: 'inside', href: '/redeem#top' }],
  ['https://cinema.example/tonight', { kind: 'outside', href: 'https://cinema.example/tonight' }],
  ['HTTPS://Cinema.example/tonight', { kind: 'outside', href: 'https://cinema.example/tonight' }],
  [' www.cinema.example/tonight', { kind: 'outside', href: 'https://www.cinema.example/tonight' }],
  ['http://cinema.example/tonight', undefined],
  ['//cinema.example/tonight', undefined],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['tel:9876500001', undefined],
  ['intent://scan/#Intent;scheme=zxing;end', undefined],
  ['', undefined],
  ['   ', undefined],
  ['https://', undefined],
  [`/${'a'.repeat(2_000)}`, undefined],
  [`https://cinema.example/${'a'.repeat(2_000)}`, undefined],
])('an address %s leads to %j', (address, target) => {
  expect(linkTarget(address, 'https://mall.example')).toEqual(target);
});

it.each(hostileAddresses.map(([address, path]) => ({ address, path })))(
  'an address %j never leaves the site as a link inside it, and leads elsewhere only by https',
  ({ address, path }) => {
    const target = linkTarget(address, hostileOrigin);
    if (path !== undefined) expect(target).toEqual({ kind: 'inside', href: path });
    else if (target) expect(target).toEqual({ kind: 'outside', href: expect.stringMatching(/^https:\/\//) });
  },
);
