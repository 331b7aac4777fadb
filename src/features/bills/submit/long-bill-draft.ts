import { useState } from 'react';
import type { Location } from '@/contract/locations';
import { openedDraft } from '@/session/opened-drafts';
import type { ReadFile } from '../files/read-file';
import type { LongBill } from './long-bill.schema';
import type { KeptPage } from './use-pages';

interface BesideFields {
  pages: KeptPage[];
  /** The ids of the pages, as one text, whose last attempt ended without an answer: the bill may have arrived. */
  unanswered: string;
}

/** How a long bill is kept (docs/product/bills.md#long-bills). Its values belong together: they are of one bill. */
export const longBillDraft = {
  form: 'long-bill',
  version: 1,
  together: [['location', 'brand', 'billNumber', 'billDate', 'billAmount']],
} as const satisfies { form: string; version: number; together: (keyof LongBill)[][] };

/** Whether a long bill waits to be completed. */
export function hasLongBillDraft(): boolean {
  return openedDraft(longBillDraft.form)?.content?.version === longBillDraft.version;
}

/** What the draft holds beside the fields; undefined without pages. */
export function besideFields(pages: readonly ReadFile[], unanswered: string) {
  if (pages.length === 0) return undefined;
  const more: BesideFields = { pages: pages.map(({ file: _, ...page }) => page), unanswered };
  return {
    more,
    files: new Map(pages.map(({ id, file }) => [id, file])),
    fileIds: pages.map(({ id }) => id),
  };
}

/** What is kept, when the form shows for the first time. A location that is gone leaves with its brand. */
export function useLongBillDraft(locations: readonly Location[]) {
  const [kept] = useState(() => {
    const draft = openedDraft(longBillDraft.form);
    const content = hasLongBillDraft() ? draft?.content : undefined;
    const { location } = content?.values ?? {};
    const isThere = locations.some(({ id }) => id === location);
    if (content && location !== undefined && !isThere) {
      const { location: _, brand: __, ...values } = content.values;
      content.values = values;
    }
    const beside = content?.more as BesideFields | undefined; // written by `besideFields` of this version
    return {
      isLocationGone: Boolean(location) && !isThere,
      location: isThere ? String(location) : '',
      unanswered: beside?.unanswered ?? '',
      pages: draft && beside && { pages: beside.pages, file: draft.file },
    };
  });
  return kept;
}
