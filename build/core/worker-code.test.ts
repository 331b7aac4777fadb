import { expect, it } from 'vitest';
import { workerCode } from './worker-code';

const kept = ['assets/b-1.js', 'assets/a-1.js', 'assets/photo-1.css'];
const others = ['assets/a-1.js.br', 'assets/photo-1.webp', 'robots.txt'];
const files = [...kept, ...others].map((path) => ({ path }));

it('fills in the assets that a phone keeps at the one place, and names itself by its content', () => {
  const { path, bytes } = workerCode('precache(self.__WB_MANIFEST)', files);
  expect(bytes.toString()).toBe('precache(["/assets/a-1.js","/assets/b-1.js","/assets/photo-1.css"])');
  expect(path).toMatch(/^assets\/service-worker-[0-9a-f]{16}\.js$/);
  expect(workerCode('precache(self.__WB_MANIFEST)', files.slice(1)).path).not.toBe(path);
});

it.each(['precache([])', 'a(self.__WB_MANIFEST);b(self.__WB_MANIFEST)'])('refuses %s', (compiled) => {
  expect(() => workerCode(compiled, files)).toThrow('exactly once');
});
