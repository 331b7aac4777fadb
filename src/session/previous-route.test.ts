import { expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/setup/hostile-addresses';
import { rememberRoute } from './previous-route';
import { takeRouteAfterLogin } from './route-after-login';

it('restores the remembered route once', () => {
  rememberRoute('/transactions', '/transactions?tab=2');
  expect(takeRouteAfterLogin()).toBe('/transactions?tab=2');
  expect(takeRouteAfterLogin()).toBe('/dashboard');
});

it.each(['/', '/login', '/login/', '/registration', '/otpverification'])('does not remember %s', (path) => {
  rememberRoute('/offers', '/offers');
  rememberRoute(path, path);
  expect(takeRouteAfterLogin()).toBe('/offers');
});

it.each(hostileAddresses.map(([address, path]) => ({ address, path })))(
  'never leads away from the site, whatever is stored: %j',
  ({ address, path }) => {
    localStorage.setItem('prev_route', address);
    const href = takeRouteAfterLogin();
    expect(href).toBe(/^[\s\0]*\//.test(address) ? (path ?? '/dashboard') : '/dashboard');
    expect(new URL(href, location.origin).origin).toBe(location.origin);
  },
);
