import type { DraftProblem, MallStanding } from '../wire';
import { type Step, stepOf } from './steps';

/** What is known of a mall that is open. */
export interface Known {
  /** Of the draft. */
  problems: readonly DraftProblem[];
  config: Readonly<Record<string, unknown>>;
  /** Of the saved folder. Missing until the server has told. */
  standing: MallStanding | undefined;
  /** The keys of the lines of `mall ready` that failed when it was asked last: of several hosts, one each. */
  failed: readonly string[];
}

/** How a step stands: how many things are open, 0 for done, or that the mall does not need it. */
export type StepStanding = number | 'not needed';

/** The lines that say the same as the problems of the draft. */
const told: readonly string[] = ['config', 'pictures'];

export function standingOf(step: Step, known: Known): StepStanding {
  const { problems, standing } = known;
  const open = problems.filter(({ severity }) => severity !== 'note');
  const lines = known.failed.filter((line) => step.lines.includes(line) && !told.includes(line)).length;
  switch (step.key) {
    case 'check':
      return open.length;
    case 'approval':
      if (standing?.state === 'live') return standing.isApproved ? 0 : 'not needed';
      return standing?.isApproved ? 0 : 1;
    case 'launch':
      return lines;
    case 'live':
      return (standing?.state === 'live' ? 0 : 1) + lines;
    default: {
      const own = open.filter(({ path }) => path.length > 0 && stepOf(path) === step.key).length;
      const isUnused =
        step.key === 'words' && step.fields.every((field) => known.config[field] === undefined);
      return own + lines === 0 && isUnused ? 'not needed' : own + lines;
    }
  }
}

/** The same for a reader. */
export function standingText(standing: StepStanding): string {
  if (standing === 'not needed') return standing;
  return standing === 0 ? 'done' : `${standing} open`;
}
