import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { Failure } from '../../build/shared/failure';

/** The request's body. Throws `Failure` for anything that the studio's page never sends. */
export async function readSent<T>(schema: z.ZodType<T>, request: HonoRequest): Promise<T> {
  const result = schema.safeParse(await request.json().catch(refuseBadJson));
  if (!result.success) throw new Failure(`The draft cannot be read: ${result.error.issues[0]?.message}.`);
  return result.data;
}

function refuseBadJson(error: unknown): never {
  throw error instanceof SyntaxError ? new Failure('The draft cannot be read: it is not JSON.') : error;
}
