import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SentNewMall } from '../../wire';
import { useFailure, usePress, useRestedCheck } from '../asking';
import { checkNewMall, makeNewMall } from '../requests';
import { keepDraft } from '../saving/kept-draft';
import { start } from '../start';
import { answerNow, useTypedMall } from './typed-mall';

/** The id of a question's field, so that a problem can lead to it. */
export function answerId(key: string): string {
  return `answer-${key}`;
}

export type NewMall = ReturnType<typeof useNewMall>;

/** Checks what is typed about a new mall, and makes the mall. `onMade` is called with its id. */
export function useNewMall(onMade: (id: string) => void) {
  const { sent, names } = useTypedMall();
  const queries = useQueryClient();
  const failure = useFailure();
  const checked = useRestedCheck(sent, check, failure);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);

  const make = usePress(failure, makeNewMall, async (made) => {
    if ('id' in made) {
      await keepDraft(made.id, undefined); // of an earlier mall with this id, which was removed
      await queries.invalidateQueries({ queryKey: ['malls'] });
      return onMade(made.id);
    }
    setTried(true);
    const first = start.questions.find(({ key }) => made.problems.some((problem) => problem.key === key));
    if (first) document.getElementById(answerId(first.key))?.focus();
  });

  const refusal = make.data && 'problems' in make.data ? make.data : undefined;
  // What was found when it should be made is newer than the last check, until something else is typed.
  const answer = (make.variables === sent ? refusal : undefined) ?? answerNow(checked, sent.files);
  const errors = answer.problems.filter(({ severity }) => severity === 'error').length;
  return {
    answer,
    /** The problems that a person can know of: of questions that they have left, or all after they tried to make the mall. */
    shown: answer.problems.filter(({ key = '' }) => tried || left.includes(key) || key in names),
    /** Says after a try how many answers need a change. */
    refused: tried && errors > 0 ? refusedFor(errors) : undefined,
    failure,
    making: make.isPending,
    /** Called when the person goes on from a question. */
    leave: (key: string) => setLeft((before) => [...new Set([...before, key])]),
    submit: (event: FormEvent) => {
      event.preventDefault();
      const isMaking = queries.isMutating({ predicate: ({ options }) => options.mutationFn === makeNewMall });
      if (isMaking === 0) make.mutate(sent); // a double press makes one mall
    },
  };
}

/** With the files that the answer is about. */
async function check(sent: SentNewMall, signal: AbortSignal) {
  return { ...(await checkNewMall(sent, signal)), files: sent.files };
}

function refusedFor(errors: number): string {
  return errors === 1 ? 'One answer needs a change.' : `${errors} answers need a change.`;
}
