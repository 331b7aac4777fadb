import { expect, it } from 'vitest';
import { rememberRoute, takeRouteAfterLogin } from './previous-route';

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

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('never leads to %s', (href) => {
  localStorage.setItem('prev_route', href);
  expect(takeRouteAfterLogin()).toBe('/dashboard');
});
