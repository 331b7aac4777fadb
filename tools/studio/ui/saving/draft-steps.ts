import { parse } from 'jsonc-parser';
import { namedFiles } from '../../../shared/named-files';
import { type Path, withValue } from '../../saving/draft-text';
import type { SentDraft } from '../../wire';

/** One state of the draft, for Undo. */
export interface Step {
  draft: SentDraft;
  /** The field that was typed into. What is typed into it next belongs to the same step. */
  typed?: string;
}

const stepsKept = 100;

/** The states with one more, unless nothing has changed. Typing in one field stays one step. */
export function withStep(steps: readonly Step[], draft: SentDraft, typed?: string): readonly Step[] {
  const last = steps.at(-1);
  if (last && sameDraft(last.draft, draft)) return steps;
  const goesOn = typed !== undefined && typed === last?.typed;
  const before = goesOn ? steps.slice(0, -1) : steps;
  const origin = before.at(-1);
  if (goesOn && origin && sameDraft(origin.draft, draft)) return before;
  return [...before, { draft, ...(typed !== undefined && { typed }) }].slice(-stepsKept);
}

export function sameDraft(one: SentDraft, other: SentDraft): boolean {
  const names = Object.keys(one.files);
  return (
    one.text === other.text &&
    names.length === Object.keys(other.files).length &&
    names.every((name) => one.files[name] === other.files[name])
  );
}

/** The field whose typing a value belongs to. A switch and a list have steps of their own. */
export function typedField(path: Path, value: unknown): string | undefined {
  return typeof value === 'boolean' || typeof value === 'object' ? undefined : path.join('.');
}

/** Names another file at a path, or none. A chosen file that nothing names any more goes with its name. */
export function withNamedFile(
  draft: SentDraft,
  path: Path,
  value: unknown,
  file?: { name: string; base64: string },
): SentDraft {
  const text = withValue(draft.text, path, value);
  const files = file ? { ...draft.files, [file.name]: file.base64 } : draft.files;
  const named = [...namedFiles(parse(text)).values()];
  return { text, files: Object.fromEntries(Object.entries(files).filter(([name]) => named.includes(name))) };
}
