import { expect, it } from 'vitest';
import { htmlWithoutMarkup, ownScript } from './trusted-types';

it.each(['plain words', '', '<svg/>'])('lets %j through as markup', (html) =>
  expect(htmlWithoutMarkup(html)).toBe(html),
);

it.each(['<b>bold</b>', '<svg onload=alert(1)>', ' <svg/>'])('refuses %j as markup', (html) => {
  expect(() => htmlWithoutMarkup(html)).toThrow(TypeError);
});

it.each(['/service-worker.js', '/assets/index-a1b2.js'])('lets %s run', (address) =>
  expect(ownScript(address)).toBe(address),
);

it.each([
  'https://evil.example/service-worker.js',
  '/assets/../evil.js',
  '/assets/a/b.js',
  'data:text/javascript,1',
  '/evil.js',
])('refuses to run %s', (address) => expect(() => ownScript(address)).toThrow(TypeError));
