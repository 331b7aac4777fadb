import { expect, it } from 'vitest';
import { linkTarget } from '@/lib/link-target';
import { targetOf } from './notification-rules';

const follow = (address: string) => linkTarget(address, 'https://mall.example');
const inside = (href: string) => ({ kind: 'inside', href });

it.each([
  ['/offers?x=1', 'n5', inside('/offers?x=1')],
  ['https://mall.example/offers', 'n5', inside('/offers')],
  ['https://cinema.example/', 'n5', { kind: 'outside', href: 'https://cinema.example/' }],
  ['', 'n5', inside('/notifications/n5')],
  ['', 'a b/c', inside('/notifications/a%20b%2Fc')],
  ['javascript:alert(1)', 'n5', inside('/notifications/n5')],
  ['http://cinema.example/', 'n5', inside('/notifications/n5')],
  ['//evil.example/', 'n5', inside('/notifications/n5')],
  ['', '', undefined],
])('a deep link %j of the notification %j leads to %j', (deepLink, uniqueId, target) => {
  expect(targetOf({ deepLink, uniqueId }, follow)).toEqual(target);
});
