import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft, DraftContent, DraftForm } from '@/session/draft';
import { openedDraft } from '@/session/opened-drafts';
import { changedValues, withDraft } from './draft-rules';
import { giveUpWith } from './give-up';

export interface DraftOptions<Values, More = unknown> {
  /** Its route awaits `openDraft` with this name. */
  form: DraftForm;
  /** Grows with every change of the fields or their meaning. Kept drafts of this form are dropped then. */
  version: number;
  /** What the form is about. A draft about anything else is dropped. Without it, every draft counts. */
  about?: string | undefined;
  /** Fields that only make sense together. */
  together?: readonly (readonly (keyof Values & string)[])[];
  /** What the form has beside its fields, if the shopper has entered something there. */
  beside?: { more: More; files: ReadonlyMap<string, File>; fileIds: readonly string[] } | undefined;
  /** True while the kept files are still being read, because the draft must not be changed then. */
  paused?: boolean;
}

/**
 * The draft of a form (docs/product/session.md#drafts). `initial` are the values that the form begins with when nothing
 * is kept; `first` are those that it begins with now.
 */
export function useDraft<Values extends object>(
  options: DraftOptions<Values> | undefined,
  initial: Values,
): { draft: Draft | undefined; first: Values } {
  const [draft] = useState(() => {
    const opened = options && openedDraft(options.form);
    if (opened?.content && !fits(opened.content, options)) opened.drop();
    return opened;
  });
  const [first] = useState(() => (draft?.content ? withDraft(initial, draft.content.values) : initial));
  return { draft, first };
}

function fits<Values>(content: DraftContent, options: DraftOptions<Values> | undefined): boolean {
  if (content.version !== options?.version) return false;
  return options.about === undefined || content.about === options.about;
}

/** Keeps every change of a form that has a draft, and drops the draft when nothing is changed any more. */
export function useKeepDraft<Values extends object>(
  draft: Draft | undefined,
  options: DraftOptions<Values> | undefined,
  {
    initial,
    values,
    isDirty,
    isOver,
  }: { initial: Values; values: Values; isDirty: boolean; isOver: boolean },
): void {
  const { beside, paused = false } = options ?? {};
  const isKept = isDirty || beside !== undefined;
  const keep = useEffectEvent(() => {
    if (!draft || !options || isOver || paused) return;
    if (!isKept) {
      if (draft.content) draft.drop();
      return;
    }
    const { about, together, version } = options;
    const content: DraftContent = {
      version,
      about,
      // With files, the other values count as well: a date that is filled in is the date of that bill.
      values: { ...(beside ? values : changedValues(initial, values, together)) },
      more: beside?.more,
      fileIds: beside?.fileIds ?? [],
    };
    // A screen that only shows its draft again must not make it younger.
    if (JSON.stringify(content) === JSON.stringify(draft.content)) return;
    void draft.save(content, beside?.files);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when something may have changed
  useEffect(() => keep(), [values, beside, paused, isKept]);

  useEffect(() => (draft ? giveUpWith(draft.drop) : undefined), [draft]);
}
