/**
 * First segment of the address that a route file answers: `offers-detail` for
 * `src/routes/_customer.offers-detail.$id.tsx?tsr-split=component`. Segments that start with `_` are layouts.
 */
export function routeAddress(source: string): string | undefined {
  const path = /^src\/routes\/([^?]*)\.tsx/.exec(source)?.[1];
  return path?.split(/[./]/).find((segment) => !segment.startsWith('_'));
}
