/** The long forms whose input is kept until it is sent (docs/product/session.md#drafts). */
export type DraftForm = 'registration' | 'profile' | 'visit' | 'feedback' | 'long-bill';

export interface DraftContent {
  /** Of the form's fields and their meaning. A draft of another version is dropped. */
  version: number;
  values: Record<string, unknown>;
  /** What the form was about, where it may be about several things. */
  about?: string | undefined;
  /** What the form has beside its fields. */
  more?: unknown;
  /** The files that belong to the draft. */
  fileIds: readonly string[];
}

export interface Draft {
  /** What was kept; undefined for nothing. Follows `save` and `drop`. */
  content: DraftContent | undefined;
  /** Keeps this instead, with its new files. Resolves when that was tried. */
  save(content: DraftContent, newFiles?: ReadonlyMap<string, File>): Promise<void>;
  drop(): void;
  file(id: string): Promise<File | undefined>;
  /** Resolves when all is written: false if the browser has not kept all of it, so this memory is all there is. */
  isKept(): Promise<boolean>;
}

/** Where nothing can be kept, a draft lasts as long as the page. */
export function draftInMemory(): Draft {
  const files = new Map<string, File>();
  const draft: Draft = {
    content: undefined,
    save: async (content, newFiles) => {
      draft.content = content;
      for (const [id, file] of newFiles ?? []) files.set(id, file);
      for (const id of files.keys()) if (!content.fileIds.includes(id)) files.delete(id);
    },
    drop: () => {
      draft.content = undefined;
      files.clear();
    },
    file: async (id) => files.get(id),
    isKept: async () => false,
  };
  return draft;
}
