import { createInterface } from 'node:readline/promises';
import { UsageError } from '../cli';
import type { RequiredAnswer } from './answers';
import type { Ask } from './new-merchant';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

const ownTerminal: Terminal = { input: process.stdin, output: process.stdout };

/**
 * Gives `work` a way to ask at this terminal. A line that arrives before its question answers it, so a person can paste
 * several answers at once. The end of the input (Ctrl-C, Ctrl-D) throws `UsageError`.
 */
export async function withPrompts<T>(
  work: (ask: Ask) => Promise<T>,
  { input, output }: Terminal = ownTerminal,
): Promise<T> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (key, check) => {
    for (;;) {
      terminal.setPrompt(questions[key]);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) {
        output.write('\n');
        throw new UsageError('Some questions have no answer. Nothing was written.');
      }
      const complaint = await check(line.value);
      if (complaint === undefined) return line.value;
      output.write(`${complaint}\n`);
    }
  };
  try {
    return await work(ask);
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
