import { parse } from 'jsonc-parser';
import { ownValue, valueAt } from '../../../../build/shared/value-at';
import { namedFiles } from '../../../shared/named-files';
import { comparable, contentName, isSame, overlap, withDraft } from '../../saving/differences';
import { isReadable, type Path, withValue } from '../../saving/draft-text';
import type { Difference, Folder, OpenField, Saved, SentDraft } from '../../wire';
import { type Step, sameDraft, withNamedFile, withStep } from './draft-steps';
import { merge } from './merge';

/** A mall's unsaved changes, and the state of the folder that they change. */
export interface DraftState {
  base: Folder;
  /** What Undo and Redo lead to. */
  steps: readonly Step[];
  /** The step that is shown. */
  at: number;
  /** Places that somebody else has changed, too, until a person chooses. */
  undecided: readonly Path[];
  /** What others have changed, until a person has read it. */
  news: readonly Difference[];
}

/** What outlives a reload. */
export interface Kept {
  base: Folder;
  draft: SentDraft;
  undecided: readonly Path[];
}

/** One place with two values: which one shall it be? */
export interface Question {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** A mall that opens, with what was kept. Others may have changed the folder since. */
export function opened(folder: Folder, kept: Kept | undefined): DraftState {
  const state = { base: folder, steps: [{ draft: onDisk(folder) }], at: 0, undecided: [], news: [] };
  if (!kept) return state;
  const steps = [{ draft: onDisk(kept.base) }, { draft: kept.draft }];
  return arrived({ ...state, base: kept.base, steps, at: 1, undecided: kept.undecided }, folder);
}

export function draftOf({ base, steps, at }: DraftState): SentDraft {
  return steps[at]?.draft ?? onDisk(base);
}

export function isChanged(state: DraftState): boolean {
  return !sameDraft(draftOf(state), onDisk(state.base));
}

/** What to keep for the time after a reload. */
export function keptOf(state: DraftState): Kept | undefined {
  const { base, undecided } = state;
  return isChanged(state) ? { base, draft: draftOf(state), undecided } : undefined;
}

/** One change more. What was taken back cannot be done again after it. */
export function changed(
  state: DraftState,
  change: (draft: SentDraft) => SentDraft,
  typed?: string,
): DraftState {
  const before = state.steps.slice(0, state.at + 1);
  const steps = withStep(before, change(draftOf(state)), typed);
  return steps === before ? state : { ...state, steps, at: steps.length - 1 };
}

/** One step back (-1), or forward again (1). */
export function moved(state: DraftState, by: -1 | 1): DraftState {
  return state.steps[state.at + by] ? { ...state, at: state.at + by } : state;
}

/** What saves have left out comes back, where nothing else stands. */
export function withOpenFields(state: DraftState, open: readonly OpenField[]): DraftState {
  const [now, saved] = [draftOf(state), onDisk(state.base)].map(({ text }): unknown => parse(text));
  const untouched = open.filter(({ path }) => isSame(valueAt(now, path), valueAt(saved, path)));
  return changed(state, (draft) =>
    untouched.reduce((rest, { path, value, file }) => withNamedFile(rest, path, value, file), draft),
  );
}

/** The folder as it is on the disk. Undo brings the changes back. */
export function discarded(state: DraftState): DraftState {
  return changed(state, () => onDisk(state.base));
}

/**
 * The folder has changed. All steps move on top of it, so that Undo takes back only what was done here.
 *
 * @param isOwn a job of this studio has done it, so it is no news
 */
export function arrived(state: DraftState, folder: Folder, isOwn = false): DraftState {
  if (folder.version === state.base.version || !isReadable(folder.text)) return state;
  const { theirs, both } = merge(state.base, draftOf(state), folder);
  const moved = state.steps.map(({ draft: step, typed }) => ({
    draft: merge(state.base, step, folder).draft,
    typed,
  }));
  const steps: Step[] = [];
  let at = 0;
  moved.forEach((step, index) => {
    const last = steps.at(-1);
    if (!last || !sameDraft(last.draft, step.draft)) steps.push(step);
    if (index === state.at) at = steps.length - 1;
  });
  const isNew = ({ path }: Difference) => !theirs.some((each) => isSame(each.path, path));
  return {
    base: folder,
    steps,
    at,
    undecided: [...state.undecided.filter((path) => !both.some((each) => isSame(each, path))), ...both],
    news: [...state.news.filter(isNew), ...(isOwn ? [] : theirs)],
  };
}

/** What a person still has to choose between: their own value is in the draft, the other one in the folder. */
export function questionsOf(state: DraftState): Question[] {
  if (state.undecided.length === 0) return [];
  const [mine, theirs] = [withDraft(draftOf(state), state.base), state.base].map(comparable);
  return state.undecided
    .map((path) => ({ path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
    .filter((question) => !isSame(question.mine, question.theirs));
}

export function keptMine(state: DraftState, path: Path): DraftState {
  return { ...state, undecided: state.undecided.filter((each) => !overlap(each, path)) };
}

/** The place stays undecided, so the question comes back when Undo brings the other value back. */
export function tookTheirs(state: DraftState, path: Path): DraftState {
  return changed(state, (draft) => {
    const named = withNamedFile(draft, path, valueAt(parse(state.base.text), path));
    const gone = namedFiles(parse(named.text)).get(path.join('.'));
    const files = Object.entries(named.files).filter(([name]) => name !== gone);
    return { ...named, files: Object.fromEntries(files) };
  });
}

/** The folder cannot be read, and a person wants their own version in its place. */
export function overruled(state: DraftState, folder: Folder): DraftState {
  return { ...state, base: folder, undecided: [] };
}

/**
 * A draft is saved. What came after it is still to be saved, and what came before it can come back: with the files that it
 * had, which are not in the folder any more. Fields that were left out stay as they are typed. A draft that stays the same value is not checked again.
 */
export function saved(state: DraftState, sent: SentDraft, { folder, replaced, left }: Saved): DraftState {
  const written: unknown = parse(folder.text);
  const text = left.reduce((rest, path) => withValue(rest, path, valueAt(written, path)), sent.text);
  const steps = state.steps.map(({ draft }) => {
    const names = [...new Set(namedFiles(parse(draft.text)).values())];
    const files = names.flatMap((name) => {
      const content = ownValue(draft.files, name) ?? ownValue(replaced, name);
      return content === undefined || contentName(content) === folder.contents[name] ? [] : [[name, content]];
    });
    const next = { text: draft.text, files: Object.fromEntries(files) };
    return { draft: sameDraft(draft, next) ? draft : next };
  });
  return { ...state, base: { ...folder, text }, steps };
}

function onDisk({ text }: Folder): SentDraft {
  return { text, files: {} };
}
