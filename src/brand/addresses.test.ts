import { describe, expect, it } from 'vitest';
import { apiBaseUrlPattern, imageHostPattern, tileUrlPattern } from './addresses';

describe('the backend’s address', () => {
  it.each(['/api', '/a/b-c.d/', 'http://localhost:3000', 'https://api.example/v2/', 'http://[::1]:80/x'])(
    'may be %s',
    (address) => expect(address).toMatch(apiBaseUrlPattern),
  );

  it.each([
    '/',
    '//host/x',
    'ftp://x',
    "https://a.example;'",
    'https://a.example/"x',
    '/a b',
    '/a{}',
    'https://u@a.example',
  ])('may not be %s', (address) => expect(address).not.toMatch(apiBaseUrlPattern));
});

describe('a tile address', () => {
  it.each(['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://tiles.example:8443/t/{z}/{y}/{x}?key=1'])(
    'may be %s',
    (address) => expect(address).toMatch(tileUrlPattern),
  );

  it.each([
    'http://tiles.example/{z}/{x}/{y}',
    'https://tiles.example/{z}/{x}',
    'https://a;b/{z}/{x}/{y}',
    'https://{z}/{x}/{y}',
  ])('may not be %s', (address) => expect(address).not.toMatch(tileUrlPattern));
});

describe('a picture host', () => {
  it('is a host name, or all below one', () => {
    expect(
      ['cdn.mall.example', '*.mall.example', '*', 'https://cdn.example', 'a b.c', '*.com;'].map((host) =>
        imageHostPattern.test(host),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});
