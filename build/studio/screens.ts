import type { Chunk } from '../core/chunk';

/** Addresses of the app's screens that need no id, sorted. They are the names of the route files. */
export function screenAddresses(chunks: readonly Chunk[]): string[] {
  const addresses = chunks.flatMap(({ source }) => {
    const path = /^src\/routes\/([^?]*)\.tsx/.exec(source ?? '')?.[1];
    if (path === undefined) return [];
    const segments = path.split('.').filter((segment) => !segment.startsWith('_') && segment !== 'index');
    return segments.length === 0 || segments.some((segment) => segment.startsWith('$'))
      ? []
      : [`/${segments.join('/')}`];
  });
  return [...new Set(addresses)].sort();
}
