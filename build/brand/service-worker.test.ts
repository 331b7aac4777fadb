import { expect, it } from 'vitest';
import { madeFile } from '../core/site-file';
import { filledServiceWorker, precacheList } from './service-worker';

const files = [
  madeFile('index.html', 'page'),
  madeFile('assets/b-1.js', 'b'),
  madeFile('assets/a-1.js', 'a'),
  madeFile('assets/a-1.js.br', 'a'),
  madeFile('icons/icon-512.png', 'icon'),
  madeFile('robots.txt', 'robots'),
];

it('tells versions of a file apart by a revision where its name does not', () => {
  expect(precacheList(files)).toEqual([
    { url: '/assets/a-1.js', revision: null },
    { url: '/assets/b-1.js', revision: null },
    { url: '/index.html', revision: files[0]?.sha256.slice(0, 16) },
  ]);
});

it('fills in the list at its one place', () => {
  const filled = filledServiceWorker('precache(self.__WB_MANIFEST)', files);
  expect(filled).toMatch(/^precache\(\[\{.*\}\]\)$/);
});

it.each(['precache([])', 'a(self.__WB_MANIFEST);b(self.__WB_MANIFEST)'])('refuses %s', (compiled) => {
  expect(() => filledServiceWorker(compiled, files)).toThrow('exactly once');
});
