import { expect, it } from 'vitest';
import { madeFile } from '../core/site-file';
import { sizeOf } from './site-size';

it('counts as own what a phone loads of this mall alone', () => {
  const files = ['index.html', 'index.html.br', 'nginx.conf', 'icons/icon-192.png'];
  const apart = ['build.json', 'share.jpg', 'screenshots/home.png', 'assets/photo-1a.webp'];
  const made = [...files, ...apart, 'assets/font-1a.woff2'].map((path) => madeFile(path, Buffer.alloc(10)));
  expect(sizeOf(made)).toEqual({ total: 90, own: 40, font: 10 });
});
