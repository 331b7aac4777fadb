import { useWindowEvent } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { parse } from 'jsonc-parser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isReadable, type Path, withValue } from '../../saving/draft-text';
import type { DraftAnswer, DraftProblem, OpenedMall, SentDraft } from '../../wire';
import { type Failure, useFailure, usePress, useRestedCheck } from '../asking';
import type { FolderWork } from '../publishing/folder-work';
import { compareLooks, saveDraft, sendDraft, settle } from '../requests';
import {
  arrived,
  changed,
  type DraftState,
  discarded,
  draftOf,
  isChanged,
  type Kept,
  keptOf,
  opened,
  type Question,
  questionsOf,
  saved,
  withOpenFields,
} from './draft-state';
import { sameDraft, typedField, withNamedFile } from './draft-steps';
import { keepDraft } from './kept-draft';

export interface Draft {
  /** Of the mall. */
  id: string;
  /** Its folder as it is now. */
  mall: OpenedMall;
  /** The folder has changed, and nobody can read how. */
  broken: boolean;
  state: DraftState;
  /** Goes on with another state, such as that of Undo. */
  apply(next: (state: DraftState) => DraftState): void;
  sent: SentDraft;
  /** The config as far as it can be read. */
  config: unknown;
  /** Whether the server has checked it. */
  checked: boolean;
  problems: readonly DraftProblem[];
  /** How many problems are errors. */
  errors: number;
  /** What the preview shows. Missing while it has nothing to show. */
  preview: DraftAnswer['preview'];
  failure: Failure;
  changed: boolean;
  /** Places that somebody else has changed, too. */
  questions: readonly Question[];
  /** The browser has no room for the changes, so they would not outlive a reload. */
  unkept: boolean;
  /** Sets the value at a path. `undefined` takes it out, so that the default holds again. */
  setValue(path: Path, value: unknown): void;
  /** Names another file at a path, or none, and takes the file's content with it. */
  setFile(path: Path, value: unknown, file?: { name: string; base64: string }): void;
  save(): void;
  saving: boolean;
  /** What the last save has left out of this very draft. */
  left: readonly Path[];
  /** Goes back to the folder, also in what saves have left out. */
  discard(): void;
}

/**
 * A mall's unsaved changes. They outlive a reload of the page and what others do to the folder, and each one is checked
 * and shown at once.
 *
 * @param mall the folder as it is now
 * @param gone whether the folder cannot be read any more
 * @param work what a job of this studio does to the folder
 */
export function useDraft(mall: OpenedMall, gone: boolean, kept: Kept | undefined, work: FolderWork): Draft {
  const { id, version } = mall;
  const queries = useQueryClient();
  const failure = useFailure();
  const [state, apply] = useState(() => withOpenFields(opened(mall, kept), mall.open));
  const [seen, setSeen] = useState<readonly Path[]>(() => mall.open.map(({ path }) => path));
  const [last, setLast] = useState<{ sent: SentDraft; left: readonly Path[] }>();
  const sent = draftOf(state);

  const { mutate, isPending: saving } = usePress(
    failure,
    (draft: SentDraft) => saveDraft(id, draft, state.base.version, seen),
    async (done, draft) => {
      // The form goes on with what it has, so nothing on the page moves. What was asked before the save is old.
      await queries.cancelQueries({ queryKey: ['mall', id] });
      queries.setQueryData<OpenedMall>(['mall', id], { ...mall, ...done.folder });
      apply((now) => saved(now, draft, done));
      setSeen(done.left);
      setLast({ sent: draft, left: done.left });
      await queries.invalidateQueries({ queryKey: ['malls'] });
    },
    () => queries.invalidateQueries({ queryKey: ['mall', id] }), // somebody else may have been quicker
  );
  const drop = usePress(
    failure,
    (paths: readonly Path[]) => settle(id, paths),
    () => setSeen([]),
  );
  useEffect(() => {
    if (saving || work === 'under way') return; // neither must meet its own result
    apply((now) => arrived(now, mall, work === 'done'));
  }, [mall, saving, work]);

  const [unkept, setUnkept] = useState(false);
  useEffect(() => {
    void keepDraft(id, keptOf(state)).then((done) => setUnkept(!done));
  }, [id, state]);
  useWindowEvent('beforeunload', (event) => {
    if (isChanged(state)) event.preventDefault();
  });

  const [preview, setPreview] = useState<DraftAnswer['preview']>();
  const check = useCallback(
    async ({ draft }: { draft: SentDraft }, signal: AbortSignal): Promise<DraftAnswer> => {
      const found = await sendDraft(id, draft, signal);
      // What cannot be shown at all leaves the last version there.
      setPreview((last) => found.preview ?? (last && { ...last, held: [[]] }));
      return found;
    },
    [id],
  );
  const checked = useMemo(() => ({ draft: sent, version, gone }), [sent, version, gone]);
  const answer = useRestedCheck(checked, check, failure);
  const looks = useLooks(id, preview?.name);
  const problems = useMemo(() => [...(answer?.problems ?? []), ...looks], [answer, looks]);

  return {
    id,
    mall,
    broken: !saving && version !== state.base.version && !isReadable(mall.text),
    state,
    apply,
    sent,
    config: useMemo(() => parse(sent.text) as unknown, [sent.text]),
    checked: answer !== undefined,
    problems,
    errors: problems.filter(({ severity }) => severity === 'error').length,
    preview,
    failure,
    changed: isChanged(state),
    questions: useMemo(() => questionsOf(state), [state]),
    unkept,
    setValue: useCallback((path, value) => {
      const change = (draft: SentDraft) => ({ ...draft, text: withValue(draft.text, path, value) });
      apply((now) => changed(now, change, typedField(path, value)));
    }, []),
    setFile: useCallback((path, value, file) => {
      apply((now) => changed(now, (draft) => withNamedFile(draft, path, value, file)));
    }, []),
    save: () => mutate(sent),
    saving,
    left: last && sameDraft(last.sent, sent) ? last.left : [],
    discard: () => {
      apply(discarded);
      if (seen.length > 0) drop.mutate(seen);
    },
  };
}

const none: readonly DraftProblem[] = [];

/**
 * What a browser shows in another way than the icons of a mall. It takes a second for a new picture, so the check of a
 * draft does not wait for it.
 *
 * @param name of what the preview shows
 */
function useLooks(id: string, name: string | undefined): readonly DraftProblem[] {
  const { data } = useQuery({
    queryKey: ['looks', id, name],
    queryFn: () => compareLooks(id),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
  });
  return data ?? none;
}
