import type { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';
import { ownValue } from '../../shared/value-at';

/** The keys that a config may have in the object at this path. Empty when the schema has no such object. */
export function allowedKeys(path: readonly PropertyKey[]): string[] {
  return Object.keys(shapeOf(schemaAt(path)) ?? {});
}

/** Whether the value at this path is a list. */
export function takesList(path: readonly PropertyKey[]): boolean {
  return defOf(schemaAt(path))?.type === 'array';
}

function schemaAt(path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>(
    (schema, step) => ownValue(shapeOf(schema) ?? {}, String(step)),
    merchantSchema,
  );
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
  const def = defOf(schema);
  if (def?.type === 'object') return def.shape;
  if (def?.type === 'union') return def.options.map(shapeOf).find((shape) => shape !== undefined);
  return undefined;
}

/** What a schema says, without the layers that make it optional or give it a default. */
function defOf(schema: z.core.$ZodType | undefined): z.core.$ZodTypes['_zod']['def'] | undefined {
  // zod's definitions are a union with the discriminator `type`, but the base class does not say so
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  const isLayer = def?.type === 'optional' || def?.type === 'default' || def?.type === 'prefault';
  return isLayer ? defOf(def.innerType) : def;
}
