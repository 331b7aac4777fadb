import { createContext, useContext } from 'react';
import type { Path } from '../../draft-text';
import type { DraftProblem } from '../../wire';
import type { Draft } from '../use-draft';

const context = createContext<Draft | undefined>(undefined);

export const DraftProvider = context.Provider;

export function useDraftContext(): Draft {
  const draft = useContext(context);
  if (!draft) throw new Error('A field stands outside of its form.');
  return draft;
}

/** The problems of one field, or of a whole part of the config. */
export function problemsAt(draft: Draft, path: Path, deep = false): DraftProblem[] {
  return (draft.answer?.problems ?? []).filter(
    (problem) =>
      (deep ? problem.path.length >= path.length : problem.path.length === path.length) &&
      path.every((step, index) => problem.path[index] === step),
  );
}
