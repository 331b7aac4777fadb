import { and, eq, inArray, isNull } from 'drizzle-orm';
import { billUploadType, type submitBill as call, duplicateBill, type SubmittedBill } from '@/contract/bills';
import type { RequestOf } from '@/contract/call';
import type { Db } from '../database/db';
import { addRow } from '../database/rows';
import { ownMembership } from '../members/find-customer';
import type { Context } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { dayOf } from '../shared/calendar';
import { checkFiles, type SentImage } from './check-files';
import { checkForm } from './check-form';
import { decide } from './decide';
import { billImages, bills } from './tables';
import { isRefused, type Plan, planFor } from './verdicts';

/** Takes one bill in, with its files, and reads it at once where nobody has to look at it (docs/sandbox.md#bills). */
export async function submitBill(request: RequestOf<typeof call>, context: Context): Promise<SubmittedBill> {
  const { db, write, now, settings, billFiles } = context;
  const type = typeOf(request.type, context);
  const { id: membershipId } = await ownMembership(db, context);
  const images = await checkFiles(type, request.images);
  const form = type === 'long' ? await checkForm(request, context) : undefined;
  const words = form?.number ?? images[0]?.name ?? '';
  if (isRefused(words)) refuse(102, 'This bill cannot be accepted.');
  const plan = planFor(type, words);

  const kept: string[] = [];
  try {
    for (const { content, type: kind } of images) kept.push(await billFiles.save(content, kind));
    return await write(async (tx) => {
      await refuseDuplicates(tx, membershipId, images);
      const at = now();
      const bill = await addRow(tx, bills, {
        membershipId,
        type,
        verdict: plan.verdict,
        submittedAt: at,
        date: dayOf(at),
        ...form,
        reviewAt: reviewTime(plan, at, settings.billReviewMinutes),
      });
      const rows = images.map(({ name, type: kind, hash, content }, index) => ({
        billId: bill.id,
        name,
        type: kind,
        hash,
        size: content.length,
        file: kept[index] ?? '',
      }));
      await tx.insert(billImages).values(rows);
      const manual = plan.when !== 'atOnce';
      const { points } = manual
        ? { points: 0 }
        : await decide(tx, bill, { verdict: plan.verdict, at, answered: true });
      return { manual, points: points / 100, billId: String(bill.id) };
    });
  } catch (error) {
    await billFiles.remove(kept);
    throw error;
  }
}

function typeOf(given: number, { settings }: Context): 'short' | 'long' {
  if (!settings.earnEnabled || !settings.earnBurnEnabled) refuse(102, settings.earnRestriction);
  if (given === billUploadType.long) return 'long';
  if (given !== billUploadType.short) refuse(102, 'bill_upload_type must be 1 or 2.');
  if (!settings.shortBillAllowed) refuse(102, 'Short bills are not accepted here.');
  return 'short';
}

/** Half the review time until somebody takes it up; the operator alone decides without one. */
function reviewTime({ when }: Plan, at: Date, minutes: number): Date | null {
  return when === 'later' ? new Date(at.getTime() + minutes * 30_000) : null;
}

/** A file counts as known once this customer handed it in at this mall, whatever became of that bill. */
async function refuseDuplicates(tx: Db, membershipId: number, images: readonly SentImage[]): Promise<void> {
  const hashes = images.map(({ hash }) => hash);
  if (new Set(hashes).size < hashes.length) {
    refuse(duplicateBill, 'The same file is there more than once.', { billId: '' });
  }
  const [known] = await tx
    .select({ billId: bills.id })
    .from(billImages)
    .innerJoin(bills, eq(bills.id, billImages.billId))
    .where(
      and(eq(bills.membershipId, membershipId), isNull(bills.deletedAt), inArray(billImages.hash, hashes)),
    )
    .limit(1);
  if (known) {
    refuse(duplicateBill, 'This bill has been submitted already.', { billId: String(known.billId) });
  }
}
