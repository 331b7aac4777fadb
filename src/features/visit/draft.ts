import { isShapedLike } from '@/lib/is-shaped-like';
import { mobileDigits } from '@/lib/mobile';
import { storedUser } from '@/session/stored-user';
import { visitDraft } from '@/session/stored-values';
import { readTabValue, writeTabValue } from '@/session/tab-values';
import type { VisitForm } from './visit.schema';

/** What was typed in this tab and not booked yet; else an empty form, with the customer's own number. */
export function initialForm(): VisitForm {
  const mobile = mobileDigits(storedUser()?.mobileNumber ?? '');
  const blank = { mobile, firstName: '', lastName: '', people: '', atMall: false, date: '', slot: '' };
  return readDraft(blank) ?? blank;
}

/** Keeps what is typed over a reload (docs/product/visit.md#what-is-kept). */
export function saveDraft(form: VisitForm): void {
  writeTabValue(visitDraft, JSON.stringify({ ...form, owner: owner() }));
}

export function dropDraft(): void {
  writeTabValue(visitDraft, undefined);
}

/** A draft belongs to whoever typed it: a visitor's is not a customer's. */
function readDraft(blank: VisitForm): VisitForm | undefined {
  try {
    const draft: unknown = JSON.parse(readTabValue(visitDraft) ?? 'null');
    if (!draft || !isShapedLike({ ...blank, owner: '' }, draft)) return undefined;
    const { owner: writer, ...form } = draft as VisitForm & { owner: string }; // its shape was looked at
    return writer === owner() ? form : undefined;
  } catch {
    return undefined;
  }
}

function owner(): string {
  return storedUser()?.id ?? '';
}
