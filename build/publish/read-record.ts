import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../shared/failure';

/** The result of reading a record of a release: its content, or that it is missing, or what is wrong with it. */
export type RecordRead<T> = { record: T } | { missing: true } | { broken: string };

/** Far more than any site needs. A build did not write a record of more bytes. */
const maxRecordBytes = 20_000_000;

/** A path below the release's own folder, with forward slashes. Any other path would lead out of it. */
const pathInside = z
  .string()
  .refine(
    (path) =>
      /^[^\\:\p{Cc}]{1,1000}$/u.test(path) &&
      path.split('/').every((step) => step !== '' && step !== '.' && step !== '..'),
    'leads out of the release',
  );

/** A file as records list it. */
export const fileEntrySchema = z.object({
  path: pathInside,
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a sha256'),
});

/**
 * Reads a record of a release. A record can be cut off, edited or replaced like any other file, so everything in it is
 * checked. Never throws because of its content. Synchronous, because records are small.
 */
export function readRecord<T>(folder: string, name: string, schema: z.ZodType<T>): RecordRead<T> {
  const place = join(folder, name);
  try {
    const stats = lstatSync(place);
    // A link could lead anywhere, and reading a pipe would never end.
    if (!stats.isFile()) return { broken: 'is not a plain file' };
    if (stats.size > maxRecordBytes) return { broken: `is larger than ${maxRecordBytes / 1_000_000} MB` };
    const value: unknown = JSON.parse(readFileSync(place, 'utf8'));
    const parsed = schema.safeParse(value);
    return parsed.success ? { record: parsed.data } : { broken: complaint(parsed.error) };
  } catch (error) {
    if (error instanceof SyntaxError) return { broken: 'is not JSON' };
    const code = codeOf(error);
    return code === 'ENOENT' ? { missing: true } : { broken: `cannot be read (${code})` };
  }
}

function complaint({ issues: [first] }: z.ZodError): string {
  const where = first?.path.join('.') || 'its content';
  return `is not what a build writes (${where}: ${first?.message})`;
}
