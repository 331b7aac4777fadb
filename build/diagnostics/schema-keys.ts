import type { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';

/** The keys that a config may have in the object at this path. Empty when the schema has no such object. */
export function allowedKeys(path: readonly PropertyKey[]): string[] {
  let shape = shapeOf(merchantSchema);
  for (const step of path) shape = shape && shapeOf(shape[String(step)]);
  return Object.keys(shape ?? {});
}

/** Another place in the config that has a key of exactly this name, as a path such as `theme.palette`. */
export function homeOf(key: string): string | undefined {
  const search = (shape: Shape, path: string[]): string | undefined => {
    if (path.length > 0 && Object.hasOwn(shape, key)) return path.join('.');
    for (const [name, schema] of Object.entries(shape)) {
      const inner = shapeOf(schema);
      const home = inner && search(inner, [...path, name]);
      if (home) return home;
    }
    return undefined;
  };
  return search(merchantSchema.shape, []);
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  // zod's definitions are a union with the discriminator `type`, but the base class does not say so
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  if (def?.type === 'object') return def.shape;
  if (def?.type === 'optional' || def?.type === 'default' || def?.type === 'prefault') {
    return shapeOf(def.innerType);
  }
  if (def?.type === 'union') return def.options.map(shapeOf).find((shape) => shape !== undefined);
  return undefined;
}
