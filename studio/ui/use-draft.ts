import { useQueryClient } from '@tanstack/react-query';
import { parse } from 'jsonc-parser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isReadable, type Path, withValue } from '../draft-text';
import type { Difference, DraftAnswer, DraftLook, OpenedMall, SentDraft } from '../wire';
import * as states from './draft-state';
import { typedField, withNamedFile } from './draft-steps';
import { keepDraft } from './kept-draft';
import { saveDraft, sendDraft } from './requests';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { type Failure, useFailure } from './use-failure';
import { usePress } from './use-press';
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
  /** Names what the preview shows. Missing while it has nothing to show. */
  shown: string | undefined;
  /** Sets the value at a path. `undefined` takes it out, so that the default holds again. */
  setValue(path: Path, value: unknown): void;
  /** Names another file at a path, or none, and takes the file's content with it. */
  setFile(path: Path, value: unknown, file?: { name: string; base64: string }): void;
  undo(): void;
  canUndo: boolean;
  redo(): void;
  canRedo: boolean;
  /** Goes back to the folder as it is on the disk. Undo brings the changes back. */
  discard(): void;
  /** Shows a state of the history, as a change that is not saved yet. */
  restore(past: SentDraft): void;
  save(): void;
  saving: boolean;
  /** What others have changed, until `readNews`. */
  news: readonly Difference[];
  readNews(): void;
  /** Places that somebody else has changed, too. */
  questions: readonly states.Question[];
  keepMine(path: Path): void;
  takeTheirs(path: Path): void;
  /** The folder has changed, and its config cannot be read. */
  broken: boolean;
  /** The next save writes over a config that cannot be read. */
  overrule(): void;
}

/**
 * A mall's unsaved changes. They outlive a reload of the page and what others do to the folder, and each one is checked
 * and shown at once.
 *
 * @param mall the folder as it is now
 * @param gone whether the folder cannot be read any more
 */
export function useDraft(mall: OpenedMall, gone: boolean, kept: states.Kept | undefined): Draft {
  const { id, version } = mall;
  const queries = useQueryClient();
  const failure = useFailure();
  const [state, setState] = useState(() => states.opened(mall, kept));
  const sent = states.draftOf(state);
  const changed = states.isChanged(state);

  const pressed = usePress(
    failure,
    (draft: SentDraft) => saveDraft(id, draft, state.base.version),
    async (saved, draft) => {
      // The form goes on with what it has, so nothing on the page moves. What was asked before the save is old.
      await queries.cancelQueries({ queryKey: ['mall', id] });
      queries.setQueryData<OpenedMall>(['mall', id], { ...mall, ...saved.folder });
      setState((now) => states.saved(now, draft, saved));
      await queries.invalidateQueries({ queryKey: ['malls'] });
    },
    () => queries.invalidateQueries({ queryKey: ['mall', id] }), // somebody else may have been quicker
  );
  const saving = pressed.isPending;
  useEffect(() => {
    if (!saving) setState((now) => states.arrived(now, mall)); // a save must not meet its own result
  }, [mall, saving]);

  const [unkept, setUnkept] = useState(false);
  useEffect(() => {
    void keepDraft(id, states.keptOf(state)).then((done) => setUnkept(!done));
  }, [id, state]);
  useAskBeforeLeaving(changed);

  const [look, setLook] = useState<DraftLook>();
  const [shown, setShown] = useState<string>();
  const check = useCallback(
    async ({ draft }: { draft: SentDraft }, signal: AbortSignal): Promise<DraftAnswer> => {
      const found = await sendDraft(id, draft, signal);
      if (found.look) {
        setLook(found.look);
        setShown(found.shown);
      }
      return found;
    },
    [id],
  );
  const checked = useMemo(() => ({ draft: sent, version, gone }), [sent, version, gone]);

  return {
    sent,
    config: useMemo(() => parse(sent.text) as unknown, [sent.text]),
    answer: useRestedCheck(checked, check, failure),
    look,
    failure,
    changed,
    unkept,
    shown,
    setValue: useCallback((path, value) => {
      const change = (draft: SentDraft) => ({ ...draft, text: withValue(draft.text, path, value) });
      setState((now) => states.changed(now, change, typedField(path, value)));
    }, []),
    setFile: useCallback((path, value, file) => {
      setState((now) => states.changed(now, (draft) => withNamedFile(draft, path, value, file)));
    }, []),
    undo: () => setState((now) => states.moved(now, -1)),
    canUndo: states.canMove(state, -1),
    redo: () => setState((now) => states.moved(now, 1)),
    canRedo: states.canMove(state, 1),
    discard: () => setState((now) => states.changed(now, () => ({ text: now.base.text, files: {} }))),
    restore: (past) => setState((now) => states.changed(now, () => past)),
    save: () => pressed.mutate(sent),
    saving,
    news: state.news,
    readNews: () => setState((now) => ({ ...now, news: [] })),
    questions: useMemo(() => states.questionsOf(state), [state]),
    keepMine: (path) => setState((now) => states.keptMine(now, path)),
    takeTheirs: (path) => setState((now) => states.tookTheirs(now, path)),
    broken: !saving && version !== state.base.version && !isReadable(mall.text),
    overrule: () => setState((now) => states.overruled(now, mall)),
  };
}
