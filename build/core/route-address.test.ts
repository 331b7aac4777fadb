import { describe, expect, it } from 'vitest';
import { routeAddress } from './route-address';

describe('the address of a route file', () => {
  it.each([
    ['src/routes/_visitor.login.tsx?tsr-split=component', 'login'],
    ['src/routes/store-locator.floor-plan.tsx', 'store-locator'],
    ['src/routes/_customer/notifications/$id.tsx', 'notifications'],
    ['src/features/offers/offers-screen.tsx', undefined],
  ])('%s is %s', (source, address) => {
    expect(routeAddress(source)).toBe(address);
  });
});
