import { join } from 'node:path';
import { listFiles } from '../build/core/list-files';

/**
 * Addresses of the app's screens that need no id, sorted. They are the names of the route files. The compiled chunks
 * would not do, because several screens share one.
 */
export async function screenAddresses(root: string): Promise<string[]> {
  const files = await listFiles(join(root, 'src/routes'));
  const addresses = files.flatMap((file) => {
    const path = /^(.*)\.tsx$/.exec(file)?.[1];
    if (path === undefined) return [];
    const segments = path.split('.').filter((segment) => !segment.startsWith('_') && segment !== 'index');
    return segments.length === 0 || segments.some((segment) => segment.startsWith('$'))
      ? []
      : [`/${segments.join('/')}`];
  });
  return [...new Set(addresses)].sort();
}
