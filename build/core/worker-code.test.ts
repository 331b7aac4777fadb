import { expect, it } from 'vitest';
import { workerCode } from './worker-code';

const files = ['assets/b-1.js', 'assets/a-1.js', 'assets/a-1.js.br', 'robots.txt'].map((path) => ({ path }));

it('fills in the assets at the one place, and names itself by its content', () => {
  const { path, bytes } = workerCode('precache(self.__WB_MANIFEST)', files);
  expect(bytes.toString()).toBe('precache(["/assets/a-1.js","/assets/b-1.js"])');
  expect(path).toMatch(/^assets\/service-worker-[0-9a-f]{16}\.js$/);
  expect(workerCode('precache(self.__WB_MANIFEST)', files.slice(1)).path).not.toBe(path);
});

it.each(['precache([])', 'a(self.__WB_MANIFEST);b(self.__WB_MANIFEST)'])('refuses %s', (compiled) => {
  expect(() => workerCode(compiled, files)).toThrow('exactly once');
});
