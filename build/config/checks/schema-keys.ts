import type { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';

/** The keys that a config may have in the object at this path. Empty when the schema has no such object. */
export function allowedKeys(path: readonly PropertyKey[]): string[] {
  let shape = shapeOf(merchantSchema);
  for (const step of path) shape = shape && shapeOf(shape[String(step)]);
  return Object.keys(shape ?? {});
}

/** Whether the value at this path is a list. */
export function takesList(path: readonly PropertyKey[]): boolean {
  let schema: z.core.$ZodType | undefined = merchantSchema;
  for (const step of path) schema = shapeOf(schema)?.[String(step)];
  return schema !== undefined && inner(schema)?._zod.def.type === 'array';
}

/**
 * Another place in the config that has a key of exactly this name, as a path such as `theme.palette`; '' for the top
 * level.
 */
export function homeOf(key: string): string | undefined {
  const search = (shape: Shape, path: string[]): string | undefined => {
    if (Object.hasOwn(shape, key)) return path.join('.');
    for (const [name, schema] of Object.entries(shape)) {
      const part = shapeOf(schema);
      const home = part && search(part, [...path, name]);
      if (home !== undefined) return home;
    }
    return undefined;
  };
  return search(merchantSchema.shape, []);
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  const def = inner(schema)?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined; // see `inner`
  if (def?.type === 'object') return def.shape;
  if (def?.type === 'union') return def.options.map(shapeOf).find((shape) => shape !== undefined);
  return undefined;
}

/** A schema without the layers that make it optional or give it a default. */
function inner(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  // zod's definitions are a union with the discriminator `type`, but the base class does not say so
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  return def?.type === 'optional' || def?.type === 'default' || def?.type === 'prefault'
    ? inner(def.innerType)
    : schema;
}
