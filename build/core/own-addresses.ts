import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../shared/project';
import { routeAddress } from './route-address';

/** The files and folders at the top of every site. A test compares the list with a built site. */
const made = [
  '.well-known',
  '_headers',
  '_redirects',
  'assets',
  'build.json',
  'favicon.ico',
  'icons',
  'index.html',
  'kept.json',
  'manifest.webmanifest',
  'nginx.conf',
  'service-worker.js',
  'share.jpg',
  'share.png',
];

let known: ReadonlySet<string> | undefined;

/**
 * Whether a path on the site's own origin begins with a file, a folder or a screen of the site. Letter case does not
 * count, because the router ignores it.
 */
export function isOwnAddress(path: string): boolean {
  if (/^\/\d+\.locations(\/|$)/i.test(path)) return true;
  known ??= new Set([...made, ...publicFiles(), ...screens()].map((name) => name.toLowerCase()));
  const [, first = ''] = path.toLowerCase().split('/');
  return known.has(first.replace(/\.(br|gz)$/, ''));
}

function publicFiles(): string[] {
  return readdirSync(join(projectRoot, 'public'));
}

/** The route files are the list of screens. */
function screens(): string[] {
  const files = readdirSync(join(projectRoot, 'src/routes'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => routeAddress(`src/routes/${file.replaceAll('\\', '/')}`) ?? []);
}
