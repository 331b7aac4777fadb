import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { buildRecordPath } from '../../../build/brand/build-json';
import { Failure } from '../../../build/shared/failure';
import { askerOf, NoAnswer } from './ask';
import type { Reach } from './place';

const recordSchema = z.object({ merchant: z.string().max(30), config: z.string().max(100) });

/** Whose site a host shows, and the state of the mall that it was made from. Throws `Failure` where nobody can tell. */
export async function hostRecord(reach: Reach, host: string): Promise<z.infer<typeof recordSchema>> {
  const asker = askerOf(reach, host);
  try {
    const { status, body } = await asker.ask(`/${buildRecordPath}`);
    const record = recordSchema.safeParse(status === 200 ? parsedJson(body.toString()) : undefined);
    if (record.success) return record.data;
    throw new Failure('It shows no site of ours.');
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const isUnknown = error.message === 'ENOTFOUND';
    throw new Failure(isUnknown ? 'Nobody finds this host yet.' : `It does not answer (${error.message}).`);
  } finally {
    asker.close();
  }
}
