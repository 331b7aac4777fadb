import { parse } from 'jsonc-parser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftAnswer, DraftLook, OpenedMall, SentDraft } from '../wire';
import { type Step, sameDraft, stepsAfter, typedField, withNamedFile, withStep } from './draft-steps';
import { type Path, withValue } from './draft-text';
import { keepDraft } from './kept-draft';
import { sendDraft } from './requests';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { type Failure, useFailure } from './use-failure';
import { useRestedCheck } from './use-rested-check';

export interface Draft {
  sent: SentDraft;
  /** The config as far as it can be read. */
  config: unknown;
  answer: DraftAnswer | undefined;
  /** Of the last draft without errors. */
  look: DraftLook | undefined;
  failure: Failure;
  changed: boolean;
  /** The browser has no room for the changes, so they would not outlive a reload. */
  unkept: boolean;
  /** Raised with every draft that the preview can show. */
  shown: number;
  /** Sets the value at a path. `undefined` takes it out, so that the default holds again. */
  setValue(path: Path, value: unknown): void;
  /** Names another file at a path, or none, and takes the file's content with it. */
  setFile(path: Path, value: unknown, file?: { name: string; base64: string }): void;
  undo(): void;
  canUndo: boolean;
  /** Goes back to the folder as it is on the disk. Undo brings the changes back. */
  discard(): void;
  /** This draft is now what the disk holds. Whatever came after it is still to be saved. */
  markSaved(saved: SentDraft): void;
}

/** A mall's unsaved changes. They outlive a reload of the page, and each one is checked and shown at once. */
export function useDraft(mall: OpenedMall, kept: SentDraft | undefined): Draft {
  const onDisk = useMemo<SentDraft>(() => ({ text: mall.text, files: {} }), [mall.text]);
  const [base, setBase] = useState(onDisk);
  const [steps, setSteps] = useState<readonly Step[]>(() => [{ draft: kept ?? onDisk }]);
  const [look, setLook] = useState<DraftLook>();
  const [shown, setShown] = useState(0);
  const sent = steps.at(-1)?.draft ?? onDisk;
  const changed = !sameDraft(sent, base);

  const [unkept, setUnkept] = useState(false);
  useEffect(() => {
    void keepDraft(mall, changed ? sent : undefined).then((done) => setUnkept(!done));
  }, [mall, sent, changed]);
  useAskBeforeLeaving(changed);

  const check = useCallback(
    async (draft: SentDraft, signal: AbortSignal): Promise<DraftAnswer> => {
      const found = await sendDraft(mall.id, draft, signal);
      if (found.look) {
        setLook(found.look);
        setShown((count) => count + 1);
      }
      return found;
    },
    [mall.id],
  );
  const failure = useFailure();
  const answer = useRestedCheck(sent, check, failure);

  const step = useCallback((change: (draft: SentDraft) => SentDraft, typed?: string) => {
    setSteps((before) => {
      const last = before.at(-1);
      return last ? withStep(before, change(last.draft), typed) : before;
    });
  }, []);

  return {
    sent,
    config: useMemo(() => parse(sent.text) as unknown, [sent.text]),
    answer,
    look,
    failure,
    changed,
    unkept,
    shown,
    setValue: useCallback(
      (path, value) =>
        step((draft) => ({ ...draft, text: withValue(draft.text, path, value) }), typedField(path, value)),
      [step],
    ),
    setFile: useCallback(
      (path, value, file) => step((draft) => withNamedFile(draft, path, value, file)),
      [step],
    ),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    canUndo: steps.length > 1,
    discard: () => step(() => base),
    markSaved: (saved) => {
      // A draft that stays the same value is not checked again, and the preview stays as it is.
      const now = Object.keys(saved.files).length === 0 ? saved : { text: saved.text, files: {} };
      setBase(now);
      setSteps((before) => [{ draft: now }, ...stepsAfter(before, saved)]);
    },
  };
}
