import { create } from 'zustand';

export interface Question {
  text: string;
  confirm: string;
  cancel: string;
}

interface AskState {
  question: (Question & { answer: (yes: boolean) => void }) | undefined;
}

/** The question on screen, if any. */
export const useQuestion = create<AskState>()(() => ({ question: undefined }));

/**
 * Asks the shopper a question and resolves to the answer. A second question does not wait: it answers the first one
 * with no.
 */
export function ask(question: Question): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useQuestion.setState({ question: undefined });
      resolve(yes);
    };
    useQuestion.setState({ question: { ...question, answer } });
  });
}
