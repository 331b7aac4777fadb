import type { NewMallFile, NewMallProblem, NewMallQuestion } from '../../wire';

export interface AnswerProps {
  question: NewMallQuestion;
  value: string;
  /** What an empty answer means. */
  proposal: string | undefined;
  /** What the form holds (`ChooseFile`). */
  state: unknown;
  problems: readonly NewMallProblem[];
  onAnswer: (answer: string) => void;
  /** Called when the person goes on to something else. */
  onLeave: () => void;
  /** The name of the chosen file. */
  file: string | undefined;
  onFile: (key: NewMallFile, name: string, base64: string) => void;
  onNoFile: (key: NewMallFile) => void;
}

/** The id of a question's field, so that a problem can lead to it. */
export function answerId(key: string): string {
  return `answer-${key}`;
}
