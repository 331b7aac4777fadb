import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routeAddress } from './core/route-address';
import { projectRoot } from './project';

/** Files and folders at the top of every site that the builder makes. A test on a built site holds the list complete. */
const made = [
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
];

let known: ReadonlySet<string> | undefined;

/**
 * Whether the first step of a path on a site's own origin is a file, a folder or a screen of the site, in any letter
 * case: the router does not tell cases apart.
 */
export function isOwnAddress(path: string): boolean {
  known ??= new Set([...made, ...publicFiles(), ...screens()].map((name) => name.toLowerCase()));
  const [, first = ''] = path.toLowerCase().split('/');
  return known.has(first.replace(/\.(br|gz)$/, ''));
}

function publicFiles(): string[] {
  return readdirSync(join(projectRoot, 'public'));
}

/** The files of the routes are the one list of screens. */
function screens(): string[] {
  const files = readdirSync(join(projectRoot, 'src/routes'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => routeAddress(`src/routes/${file.replaceAll('\\', '/')}`) ?? []);
}
