import { createContext, useContext } from 'react';
import type { SharedValues } from '../../../build/config/shared-values';
import type { Path } from '../saving/draft-text';
import type { DraftProblem } from '../wire';
import type { Draft } from './saving/use-draft';

/** The mall that is open, with its changes. */
export interface Editor extends Draft {
  /** What malls share, filled in for this one. Missing where they share nothing. */
  shared?: SharedValues | undefined;
  /** The mall is live, and nobody has pressed Edit: its fields only show. */
  viewing: boolean;
  edit(): void;
  /** Leads to the field of a path; without one, to all that the check finds. */
  openField(path: Path): void;
}

const context = createContext<Editor | undefined>(undefined);

export const EditorProvider = context.Provider;

export function useEditor(): Editor {
  const editor = useContext(context);
  if (!editor) throw new Error('This stands outside of the editor of a mall.');
  return editor;
}

/** The problems of one field, or of a whole part of the config. */
export function problemsAt({ problems }: Draft, path: Path, deep = false): DraftProblem[] {
  return problems.filter(
    (problem) =>
      (deep ? problem.path.length >= path.length : problem.path.length === path.length) &&
      path.every((step, index) => problem.path[index] === step),
  );
}
