import { createInterface } from 'node:readline/promises';
import { UsageError } from '../shared/failure';
import type { Ask } from './ask-answers';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

const ownTerminal: Terminal = { input: process.stdin, output: process.stdout };

/**
 * Gives `work` a way to ask at this terminal. A line that arrives before its question answers it, so a person can paste
 * several answers at once; a library that draws each question anew, such as @clack/prompts, loses such lines. An empty
 * line takes the proposal, which stands in brackets. The end of the input (Ctrl-C, Ctrl-D) throws `UsageError`.
 */
export async function withPrompts<T>(
  work: (ask: Ask) => Promise<T>,
  { input, output }: Terminal = ownTerminal,
): Promise<T> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question, check, proposal) => {
    const hint = proposal === undefined ? '' : ` [${proposal || 'none'}]`;
    for (;;) {
      terminal.setPrompt(`${question}${hint}: `);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) {
        output.write('\n');
        throw new UsageError('Some questions have no answer. Nothing was written.');
      }
      const isNone = proposal === '' && line.value.trim().toLowerCase() === 'none'; // as the brackets say
      const isEmpty = line.value.trim() === '' || isNone;
      const answer = isEmpty && proposal !== undefined ? proposal : line.value;
      const complaint = await check(answer);
      if (complaint === undefined) return;
      output.write(`${complaint}\n`);
    }
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
