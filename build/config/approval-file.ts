import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { decodeText, readMerchantFile } from '../diagnostics/read-merchant-file';

/** The client's answer to a preview (docs/onboarding.md#for-the-clients-approval). It is no part of the site. */
export const approvalName = 'approval.json';
export const maxApprovalBytes = 10_000;

const approvalSchema = z.strictObject({
  /** Who has approved it. A role is enough, because git keeps it. */
  by: z.string().trim().min(1).max(100),
  /** The day of the answer. */
  on: z.iso.date(),
  /** What was approved (`hashMerchant`). */
  hash: z.string().regex(/^[\da-f]{64}$/),
  /** The last day of the preview that was looked at. */
  until: z.iso.date().optional(),
});
export type Approval = z.infer<typeof approvalSchema>;

export function approvalText(approval: Approval): string {
  return `${JSON.stringify(approval, null, 2)}\n`;
}

/** The answer in a file. `undefined` for a file that the studio has not written. */
export function readApproval(bytes: Buffer): Approval | undefined {
  const decoded = decodeText(bytes);
  return 'text' in decoded ? approvalSchema.safeParse(parsedJson(decoded.text)).data : undefined;
}

/** What the client of a mall has approved last. */
export function recordedApproval(dir: string, id: string): Approval | undefined {
  const file = readMerchantFile(join(dir, id), approvalName, maxApprovalBytes);
  return 'bytes' in file ? readApproval(file.bytes) : undefined;
}
