import type { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import type { ReadObjects } from '../../../serve/objects/read-objects';
import { Failure } from '../../shared/failure';

export interface ReadJson<T> {
  value: T;
  etag: string;
  text: string;
}

/** An object of JSON. Throws `Failure` for one that is cut off or that something else wrote. */
export async function readJson<T>(
  objects: ReadObjects,
  key: string,
  schema: z.ZodType<T>,
): Promise<ReadJson<T> | undefined> {
  const found = await objects.get(key);
  if (!found) return undefined;
  const text = new TextDecoder().decode(found.bytes);
  const parsed = schema.safeParse(parsedJson(text));
  if (parsed.success) return { value: parsed.data, etag: found.etag, text };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'its content';
  throw new Failure(
    `${key} in the store is not what publishing writes (${where}: ${issue?.message}). If it is not yours, choose another folder or prefix. If it is damaged, look at it, remove it and publish again.`,
  );
}
