import { createInterface } from 'node:readline/promises';
import { UsageError } from '../cli';
import type { RequiredAnswer } from './answers';
import type { Ask } from './new-merchant';

/** Gives `work` a way to ask at this terminal. Ending the input (Ctrl-C, Ctrl-D) throws `UsageError`. */
export async function withPrompts<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  terminal.once('close', () => left.abort());
  const ask: Ask = async (key, check) => {
    for (;;) {
      const answer = await terminal.question(questions[key], { signal: left.signal });
      const complaint = await check(answer);
      if (complaint === undefined) return answer;
      process.stdout.write(`${complaint}\n`);
    }
  };
  try {
    return await work(ask);
  } catch (error) {
    if (left.signal.aborted) throw new UsageError('Not all was answered; nothing was written.');
    throw error;
  } finally {
    terminal.close();
  }
}

const questions: Record<RequiredAnswer, string> = {
  id: 'Merchant id (a number): ',
  name: "The mall's name: ",
  primary: 'Brand colour (such as #e8590c): ',
  host: 'Host (such as rewards.the-mall.example): ',
};
